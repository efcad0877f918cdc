import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { startAnalytics } from './analytics.ts';

/** Starts page views (when an identifier is set) and sends web vitals to our own server. */
export function measure(analyticsId: string | undefined): void {
  if (analyticsId) startAnalytics(analyticsId);
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(send);
}

function send({ name, value, id }: Metric): void {
  const body = JSON.stringify({ name, value, id, path: window.location.pathname });
  navigator.sendBeacon('/api/vitals', new Blob([body], { type: 'application/json' }));
}
