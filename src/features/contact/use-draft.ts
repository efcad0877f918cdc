import { useEffect, useRef, type RefObject } from 'react';
import { honeypotField } from '../../shared/form-fields.ts';

/** `preselected` is the service that the address asked for when the draft was written: a new wish wins over an old draft. */
type Draft = { preselected: string; fields: Record<string, string> };

const storageKey = 'inquiry-draft';

/**
 * Keeps a half-written inquiry in this tab, so that it survives a reload. `initial` is what the fields were rendered
 * with at first: what the visitor has changed before the draft comes back is left alone. `fresh` is false for a form
 * that the server sent back, whose values are newer than any draft.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, initial: Readonly<Record<string, string>>, fresh: boolean) {
  const rendered = useRef(fresh ? initial : undefined);
  useEffect(() => {
    const draft = readDraft();
    const before = rendered.current;
    if (!form.current || !draft || !before) return;
    for (const [name, value] of Object.entries(draft.fields)) {
      if (name === 'service' && draft.preselected !== (before.service ?? '')) continue;
      fill(form.current.elements.namedItem(name), value, before[name] ?? '');
    }
  }, [form]);
  return {
    save() {
      if (!form.current) return;
      const fields = Object.fromEntries(new FormData(form.current)) as Record<string, string>;
      delete fields[honeypotField];
      store({ preselected: initial.service ?? '', fields });
    },
    clear: () => store(undefined),
  };
}

function fill(control: Element | RadioNodeList | null, value: string, before: string): void {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked ||= value === 'on';
  else if (isTextual(control) && control.value === before) control.value = value;
}

function isTextual(control: Element | RadioNodeList | null): control is (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) | RadioNodeList {
  return control !== null && 'value' in control;
}

function readDraft(): Draft | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Draft | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A browser that forbids storage only loses the draft. */
function store(draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(storageKey, JSON.stringify(draft));
    else sessionStorage.removeItem(storageKey);
  } catch {
    return;
  }
}
