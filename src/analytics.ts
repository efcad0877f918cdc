declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Fired by the layout on every path change. */
export const pathChangeEvent = 'site:path';

/**
 * R015, R016: loads the tag service for one measurement identifier and sends one page view a path,
 * the first included. Storage is denied by default: no cookie is set without consent.
 */
export function startAnalytics(id: string): void {
  const queue = (window.dataLayer ??= []);
  const tag = function (..._fields: unknown[]) {
    // The tag service reads the `arguments` object itself, an array is ignored.
    // eslint-disable-next-line prefer-rest-params
    queue.push(arguments);
  };
  tag('consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' });
  tag('js', new Date());
  tag('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  const view = () => tag('event', 'page_view', { page_path: window.location.pathname });
  view();
  window.addEventListener(pathChangeEvent, view);
}
