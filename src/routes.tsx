import { use, type ComponentType } from 'react';
import { matchRoutes, Route, Routes, useLocation, type Location } from 'react-router-dom';
import type { RouteEntry } from './components/route-entry.ts';
import { Layout } from './features/layout/layout.tsx';
import { notFound, table } from './route-table.ts';

/** The route table. */
export const entries: readonly RouteEntry[] = table;

/** Labels by path, for breadcrumbs. */
export const labels: ReadonlyMap<string, string> = new Map(entries.map((entry) => [entry.path, entry.label]));

const loaded = new Map<string, ComponentType>();
const loading = new Map<string, Promise<ComponentType>>();

/** Loads a page's modules once; after that it renders without suspending. */
export function preload(entry: RouteEntry): Promise<ComponentType> {
  let promise = loading.get(entry.path);
  if (!promise) {
    promise = entry.load().then((component) => {
      loaded.set(entry.path, component);
      return component;
    });
    loading.set(entry.path, promise);
  }
  return promise;
}

/** The line of the table for a path, with its parameters; literal paths win over patterns. An unknown path gives the page that says so. */
export function findEntry(pathname: string): { entry: RouteEntry; params: Record<string, string | undefined> } {
  const literal = entries.find((entry) => entry.path === pathname);
  if (literal) return { entry: literal, params: {} };
  for (const entry of entries) {
    // As <Routes> matches, decoding included: the page then asks for what was prepared.
    const [match] = matchRoutes([{ path: entry.path }], pathname) ?? [];
    if (match) return { entry, params: match.params };
  }
  return { entry: notFound, params: {} };
}

/**
 * The page of the current location in the layout. An open viewer has an address of its own and keeps the page
 * behind it: the location it was opened from stands in the history's state.
 */
export function Pages() {
  const location = useLocation();
  const shown = (location.state as { background?: Location } | null)?.background ?? location;
  const { entry } = findEntry(shown.pathname);
  return (
    <Layout bar={entry.bar ?? 'white'} bare={entry.bare ?? false} location={shown}>
      <Routes location={shown}>
        {[...entries, notFound].map((candidate) => (
          <Route key={candidate.path} path={candidate.path} element={<Page entry={candidate} />} />
        ))}
      </Routes>
    </Layout>
  );
}

function Page({ entry }: { entry: RouteEntry }) {
  const Component = loaded.get(entry.path) ?? use(preload(entry));
  return <Component />;
}
