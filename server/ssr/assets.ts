import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Assets } from './document.ts';

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] };

/**
 * Reads the build's manifest and answers which tags a page's head needs: the stylesheets and modules of the entry and of
 * the route's own modules, each with its integrity, and the two fonts.
 */
export function createAssets(clientDir: string, entry: string): (modules: readonly string[]) => Assets {
  const manifest = JSON.parse(readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const integrities = new Map<string, string>();
  const integrity = (file: string) => {
    let value = integrities.get(file);
    if (!value) {
      value = `sha384-${createHash('sha384').update(readFileSync(path.join(clientDir, file))).digest('base64')}`;
      integrities.set(file, value);
    }
    return value;
  };
  const entryFile = manifest[entry]?.file;
  if (!entryFile) throw new Error(`The build has no ${entry}: run npm run build`);
  const made = new Map<string, Assets>();

  return (modules) => {
    const key = modules.join();
    const known = made.get(key);
    if (known) return known;
    const chunks = collect(manifest, [entry, ...modules]);
    const css = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
    const fonts = [...new Set(chunks.flatMap((chunk) => chunk.assets ?? []))].filter((file) => file.endsWith('.woff2'));
    const scripts = chunks.map((chunk) => chunk.file).filter((file) => file.endsWith('.js') && file !== entryFile);
    const assets = {
      head: [
        ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
        ...css.map((file) => `<link rel="stylesheet" href="/${file}" integrity="${integrity(file)}">`),
        ...scripts.map((file) => `<link rel="modulepreload" href="/${file}" integrity="${integrity(file)}">`),
      ].join(''),
      script: `<script type="module" src="/${entryFile}" integrity="${integrity(entryFile)}"></script>`,
    };
    made.set(key, assets);
    return assets;
  };
}

function collect(manifest: Record<string, Chunk>, names: readonly string[]): Chunk[] {
  const seen = new Set<string>();
  const chunks: Chunk[] = [];
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build's manifest does not name ${name}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    chunks.push(chunk);
  };
  names.forEach(visit);
  return chunks;
}
