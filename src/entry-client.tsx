import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import type { PageState } from './components/page-context.tsx';
import type { PictureRow } from './shared/picture-row.ts';
import { findEntry, Pages, preload } from './routes.tsx';

type Hydration = { state: PageState; answers: [string, unknown][]; pictures: Record<string, PictureRow> };

/** Loads the page's own modules, then takes over the server's markup. */
async function hydrate() {
  const { state, answers, pictures } = JSON.parse(document.getElementById('page-state')?.textContent ?? '') as Hydration;
  // A form that came back without script stands at the address of its call.
  const path = state.form?.path ?? window.location.pathname + window.location.search;
  // An address of an open viewer is a page of its own after a reload.
  window.history.replaceState({ ...(window.history.state as object | null), usr: undefined }, '', path + (state.form ? '' : window.location.hash));
  await preload(findEntry(window.location.pathname).entry);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  hydrateRoot(
    root,
    <StrictMode>
      <App state={state} answers={new Map(answers)} pictures={pictures}>
        <BrowserRouter>
          <Pages />
        </BrowserRouter>
      </App>
    </StrictMode>,
  );
  // R019: cosmetic, hides nothing (D09).
  setTimeout(() => document.body.classList.replace('loading', 'loaded'), 100);
  // A tour in its frame is part of a page that is measured already.
  if (window === window.top) void import('./measure.ts').then(({ measure }) => measure(state.analyticsId));
}

void hydrate();
