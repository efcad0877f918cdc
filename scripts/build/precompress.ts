import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(js|css|svg|json|webmanifest|txt)$/;

/** Writes a .br and a .gz beside every text file under `directory`, for the static server to choose from. */
export async function precompress(directory: string): Promise<void> {
  const files = await readdir(directory, { recursive: true, withFileTypes: true });
  await Promise.all(
    files
      .filter((file) => file.isFile() && compressible.test(file.name))
      .map(async (file) => {
        const name = path.join(file.parentPath, file.name);
        const bytes = await readFile(name);
        await writeFile(`${name}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        await writeFile(`${name}.gz`, gzipSync(bytes, { level: 9 }));
      }),
  );
}
