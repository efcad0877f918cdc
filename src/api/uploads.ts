import { queryOptions, useQuery } from '@tanstack/react-query';
import { notices } from '../content/messages.ts';
import type { UploadAnswer } from '../shared/upload.ts';
import { getJson, HttpError } from './client.ts';
import { callJson, failureOf, type CallFailure } from './failure.ts';

/** What is known of the picture at this path: null for one that is no upload. */
export const uploadQuery = (url: string) =>
  queryOptions<UploadAnswer | null, CallFailure>({
    queryKey: [`/api/upload?url=${encodeURIComponent(url)}`],
    queryFn: async ({ queryKey: [address] }) => {
      try {
        return (await getJson(String(address))) as UploadAnswer;
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) return null;
        throw failureOf('The picture can’t be looked up', error);
      }
    },
  });

/** Asked for uploads only: their names are made from their content. */
export const useUpload = (url: string) => useQuery({ ...uploadQuery(url), enabled: isUploadUrl(url) });

/** Cuts the card and the square anew around a point, its sides from 0 to 1. Throws CallFailure. */
export function setFocal(url: string, point: { x: number; y: number }): Promise<UploadAnswer> {
  return callJson('The focal point was not kept', '/api/upload/focal', { method: 'PUT', body: { url, ...point } });
}

export type Progress = { onProgress: (share: number) => void; signal: AbortSignal };

/**
 * Sends a picture. `onProgress` gets shares from 0 to 1 while it leaves; at 1 the server makes its sizes.
 * Rejects with CallFailure, and with the signal's reason when it is given up.
 */
export function uploadPicture(file: File, { onProgress, signal }: Progress): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    // fetch tells nothing of what was sent so far.
    const call = new XMLHttpRequest();
    const body = new FormData();
    body.append('file', file);
    call.open('POST', '/api/upload');
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.upload.onload = () => onProgress(1);
    call.onerror = () => reject(failureOf(notices.uploadFailed.title, undefined));
    call.onload = () => {
      if (call.status >= 200 && call.status < 300) resolve(JSON.parse(call.responseText) as UploadAnswer);
      else reject(failureOf(notices.uploadFailed.title, new HttpError(call.status, `${call.status}: ${call.statusText}`, call.responseText)));
    };
    signal.addEventListener('abort', () => {
      call.abort();
      reject(signal.reason as Error);
    });
    call.send(body);
  });
}

function isUploadUrl(url: string): boolean {
  return /^\/uploads\/[0-9a-f]{32}-\d+\.jpg$/.test(url);
}
