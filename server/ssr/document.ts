import { Transform, type Readable } from 'node:stream';

export type Assets = {
  /** Tags for the head: stylesheets, preloads. */
  head: string;
  /** The module script's tag. */
  script: string;
};

type DocumentInput = { markup: Readable; structuredData: { url: string; text: string }; hydration: unknown; assets: Assets };

/**
 * Wraps a page's markup in the html document. React writes the hoisted tags (title, meta, link) first:
 * they are held back until the first element of the body and written into the head, the rest flows.
 */
export function htmlDocument({ markup, structuredData, hydration, assets }: DocumentInput): Readable {
  let held = '';
  let open = false;
  const wrap = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (open) return done(null, chunk);
      held += chunk.toString();
      const start = held.search(firstElement);
      if (start < 0) return done();
      open = true;
      done(null, headOf(held.slice(0, start), assets, structuredData) + held.slice(start));
    },
    flush(done) {
      if (!open) return done(new Error('The page has no element'));
      done(null, `</div><script type="application/json" id="page-state">${escapeJson(hydration)}</script></body></html>`);
    },
  });
  markup.on('error', (error) => wrap.destroy(error));
  return markup.pipe(wrap);
}

/** The first tag that is not one React hoists into the head. */
const firstElement = /<(?!\/|!|title|meta|link)[a-z]/;

function headOf(hoisted: string, assets: Assets, structuredData: DocumentInput['structuredData']): string {
  return `<!DOCTYPE html><html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${hoisted}<meta name="referrer" content="strict-origin-when-cross-origin"><meta name="theme-color" content="#141d36"><meta name="format-detection" content="telephone=no">${assets.head}<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest"><link rel="alternate" type="application/rss+xml" title="Insights &amp; Stories" href="/feed.xml"><link rel="alternate" type="application/feed+json" title="Insights &amp; Stories" href="/feed.json"><script type="application/ld+json" id="structured-data" data-page="${escapeAttribute(structuredData.url)}">${structuredData.text}</script>${assets.script}</head><body class="loading"><div id="root">`;
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** Escaped so that stored text can't end the script block or become markup. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
