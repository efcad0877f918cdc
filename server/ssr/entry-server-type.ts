import type { Readable } from 'node:stream';
import type { RenderRequest, RouteSummary } from './renderer.ts';

/** The shape of src/entry-server.tsx, which the server loads at run time and never imports. */
export type EntryServer = {
  entries: readonly RouteSummary[];
  render(request: RenderRequest): Promise<{
    sink: { status: number; social?: { title: string; picture: string } };
    structuredData: { url: string; text: string };
    markup: Readable;
    entry: RouteSummary;
    hydration: unknown;
  }>;
};
