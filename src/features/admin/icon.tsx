const paths = {
  edit: 'M3.5 16.5 4.4 13 13.6 3.8a1.4 1.4 0 0 1 2 0l.6.6a1.4 1.4 0 0 1 0 2L7 15.6zM12 5.4l2.6 2.6',
  delete: 'M3 5.5h14M8 5.5V3.5h4v2M5 5.5l.7 11h8.6l.7-11M8.4 8.5v5M11.6 8.5v5',
  search: 'M8.5 14.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM13 13l4.5 4.5',
  tick: 'm3 10.5 5 5L17.5 5',
  cross: 'm4 4 12 12M16 4 4 16',
  alert: 'M10 6v5m0 2.3v1M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z',
  upload: 'M10 13V3M6 6.5 10 2.5l4 4M3 12.5v4.5h14v-4.5',
  up: 'm4 12.5 6-6 6 6',
  down: 'm4 7.5 6 6 6-6',
  retry: 'M16.5 10a6.5 6.5 0 1 1-2-4.7M16.5 2.5v4h-4',
} as const;

/** A line drawing of 20 px; it says nothing that the text or label beside it does not. */
export function Icon({ name }: { name: keyof typeof paths | 'handle' }) {
  if (name === 'handle') {
    return (
      <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
        {[4, 10, 16].flatMap((y) => [6.5, 13].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.6" />))}
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
