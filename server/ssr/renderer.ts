import type { Readable } from 'node:stream';

/** What the server asks of the built or the developing renderer. The types mirror src/entry-server.tsx, which is loaded at run time. */
export type RenderRequest = {
  /** Path and query. */
  url: string;
  state: { origin: string; today: string; analyticsId?: string; platformSignIn?: true; form?: { path: string; name: 'contact' | 'newsletter'; values: Record<string, string>; errors: Record<string, string> } };
  read: (url: string) => Promise<unknown>;
};

export type RenderedPage = {
  status: number;
  /** Title and lead picture for the page's social card. */
  social?: { title: string; picture: string };
  /** The whole document; the head is complete in its first bytes. */
  body: Readable;
};

/** One line of the route table, as the server sees it. */
export type RouteSummary = {
  path: string;
  label: string;
  modules: readonly string[];
  group?: string;
  picture?: string;
  search?: readonly string[];
  indexed?: boolean;
};

export interface Renderer {
  render(request: RenderRequest): Promise<RenderedPage>;
  routes(): Promise<readonly RouteSummary[]>;
  close(): Promise<void>;
}
