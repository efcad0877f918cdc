import { useEffect } from 'react';

/** Where no picture is expected, a dropped file is turned away; without this the browser would leave the page and open it. */
export function useRefusedFiles(refused: boolean): void {
  useEffect(() => {
    if (!refused) return;
    const controller = new AbortController();
    const { signal } = controller;
    const turnAway = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', turnAway, { signal });
    window.addEventListener('drop', turnAway, { signal });
    return () => controller.abort();
  }, [refused]);
}
