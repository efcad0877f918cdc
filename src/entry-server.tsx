import { PassThrough, type Readable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient } from './api/client.ts';
import { App } from './app.tsx';
import type { PageSink, PageState } from './components/page-context.tsx';
import type { RouteEntry } from './components/route-entry.ts';
import { structuredDataText } from './components/structured-data.ts';
import { pictureRows } from './content/pictures.ts';
import { entries, findEntry, Pages, preload } from './routes.tsx';

export { entries };

export type RenderInput = {
  /** Path and query, e.g. `/blog?q=light`. */
  url: string;
  state: PageState;
  /** Answers an API address from the services; undefined or null where there is nothing. */
  read: (url: string) => Promise<unknown>;
};
export type Rendered = {
  sink: Pick<PageSink, 'status' | 'social'>;
  /** Text and address of the page's JSON-LD script. */
  structuredData: { url: string; text: string };
  /** Markup inside #root; the tags that React hoists come first. */
  markup: Readable;
  entry: RouteEntry;
  /** Goes as JSON into the page, for hydration. */
  hydration: { state: PageState; answers: [string, unknown][]; pictures: PageSink['pictures'] };
};

/**
 * Renders one page. Its modules and queries are awaited first, so that nothing suspends: the whole
 * head is in the first bytes and the stream holds no inline script. Rejects when the page throws.
 */
export async function render({ url, state, read }: RenderInput): Promise<Rendered> {
  const { pathname } = new URL(url, state.origin);
  const { entry, params } = findEntry(pathname);
  const queryClient = createQueryClient(async (address) => (await read(address)) ?? null);
  const addresses = entry.queries?.(params) ?? [];
  const [answers] = await Promise.all([
    Promise.all(addresses.map(async (address): Promise<[string, unknown]> => [address, await queryClient.fetchQuery({ queryKey: [address] })])),
    preload(entry),
  ]);
  const sink: PageSink = { status: 200, pictures: {} };
  const markup = await pipe(
    <App state={state} answers={new Map(answers)} pictures={pictureRows} sink={sink}>
      <StaticRouter location={url}>
        <Pages />
      </StaticRouter>
    </App>,
  );
  const { url: pageUrl = '' } = sink.structuredData ?? {};
  const structuredData = { url: pageUrl, text: sink.structuredData ? structuredDataText(sink.structuredData) : '' };
  return { sink, structuredData, markup, entry, hydration: { state, answers, pictures: sink.pictures } };
}

function pipe(element: ReactNode): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(element, {
      // A boundary over this size would be sent late, with an inline script to move it into place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: () => resolve(stream.pipe(new PassThrough())),
      onShellError: reject,
      onError: reject,
    });
  });
}
