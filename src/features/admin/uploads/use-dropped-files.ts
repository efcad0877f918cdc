import { useEffect, useEffectEvent, useState } from 'react';

/** Files dropped anywhere in the window, or pasted where no text is meant. True while some are held over it. */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent((files: FileList | undefined) => {
    if (files && files.length > 0) onFiles([...files]);
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    window.addEventListener('dragover', (event) => {
      if (!carriesFiles(event)) return;
      // Without this the browser would leave the page and open the file.
      event.preventDefault();
      setOver(true);
    }, { signal });
    window.addEventListener('dragleave', (event) => {
      if (event.relatedTarget === null) setOver(false);
    }, { signal });
    window.addEventListener('drop', (event) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer?.files);
    }, { signal });
    window.addEventListener('paste', (event) => {
      // A text processor puts a picture of the text beside the text.
      const text = event.clipboardData?.types.includes('text/plain') && event.target instanceof Element && event.target.matches('input, textarea');
      if (!text) take(event.clipboardData?.files);
    }, { signal });
    return () => controller.abort();
  }, []);
  return over;
}
