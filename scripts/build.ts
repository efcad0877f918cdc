import { writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { lastModified } from './build/last-modified.ts';
import { precompress } from './build/precompress.ts';
import { encodePictures } from './imagery/encode.ts';

/** Builds the browser's part, the renderer, the server and every size of the seed pictures into `dist`. */
async function main() {
  const log = (line: string) => console.log(line);
  log('Building the site');
  await Promise.all([bundle(), encodePictures({ out: 'dist/uploads', cache: '.cache/pictures', log })]);
  await writeFile('dist/last-modified.json', JSON.stringify(await lastModified('src')));
}

async function bundle() {
  await build({ logLevel: 'warn' });
  await build({ logLevel: 'warn', build: { ssr: 'src/entry-server.tsx' } });
  await build({ configFile: false, logLevel: 'warn', publicDir: false, build: { ssr: 'server/index.ts', outDir: 'dist/server', target: 'node20' } });
  await precompress('dist/client');
}

await main();
