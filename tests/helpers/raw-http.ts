import { connect } from 'node:net';

export type RawAnswer = { status: number; headers: Record<string, string>; body: string; text: string };

/** Sends bytes as they are, and resolves to what came back when the server closed or nothing came for 5 s. */
export function sendRaw(origin: string, request: string | Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.setTimeout(5000, () => socket.destroy(new Error(`no answer within 5 s to ${String(request).slice(0, 80)}`)));
    socket.on('close', () => resolve(parsed(Buffer.concat(chunks).toString('latin1'))));
    socket.write(typeof request === 'string' ? Buffer.from(request, 'latin1') : request);
  });
}

/** A request without a body, written out; `lines` are further header lines. */
export function written(method: string, target: string, { host = 'localhost', lines = [] }: { host?: string; lines?: string[] } = {}): string {
  return [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...lines, '', ''].join('\r\n');
}

/** What OWASP and the Observatory look for, on every answer. */
export const securityHeaders: Record<string, RegExp> = {
  'content-security-policy': /^default-src 'none'; (script-src 'self'|sandbox)/,
  'strict-transport-security': /^max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^(DENY|SAMEORIGIN)$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
};

/** Names of the security headers that are missing or loose. */
export function lacking(get: (name: string) => string | null | undefined): string[] {
  return Object.entries(securityHeaders).flatMap(([name, wanted]) => (wanted.test(get(name) ?? '') ? [] : [name]));
}

function parsed(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]));
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0), headers, body: rest.join('\r\n\r\n'), text };
}
