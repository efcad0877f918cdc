import type { Readable } from 'node:stream';
import type { RenderRequest, RouteSummary } from './renderer.ts';

/** The shape of src/entry-server.tsx, which the server loads at run time and never imports. */
export type EntryServer = {
  entries: readonly RouteSummary[];
  render(request: RenderRequest): Promise<{
    sink: { status: number; jsonLd?: string; social?: { title: string; picture: string } };
    markup: Readable;
    entry: RouteSummary | undefined;
    hydration: unknown;
  }>;
};
