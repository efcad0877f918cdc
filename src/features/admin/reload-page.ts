/** What "Refresh Page" does. */
export function reloadPage(): void {
  window.location.reload();
}
