import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { sameOrigin } from './staff-app.ts';
import type { StaffApp } from './staff-app.ts';

/** The form a browser sends for one chosen file. */
export function form(bytes: Buffer, field = 'file'): { headers: Record<string, string>; payload: Buffer } {
  const boundary = '----browser';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="../../evil name.php"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return {
    headers: { ...sameOrigin, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** Uploads as signed-in staff. */
export async function send({ app, cookie }: StaffApp, bytes: Buffer, field?: string): Promise<LightMyRequestResponse> {
  const { headers, payload } = form(bytes, field);
  return app.inject({ method: 'POST', url: '/api/upload', headers: { ...headers, cookie: await cookie() }, payload });
}

/** Every file that uploads left: unfinished work, and pictures. */
export async function leftovers({ dataDir, uploadsDir }: StaffApp): Promise<string[]> {
  const folders = await readdir(path.join(dataDir, 'tmp')).catch(() => []);
  return [...folders, ...(await readdir(uploadsDir))];
}
