import type { ReactNode } from 'react';
import type { Answers } from './api/answers.ts';
import { AnswersContext } from './api/use-api.ts';
import { PageContextProvider, type PageSink, type PageState } from './components/page-context.tsx';
import type { PictureRow } from './shared/picture-row.ts';
import { labels } from './routes.tsx';
import './styles/fonts.css';
import './styles/global.css.ts';

type AppProps = { state: PageState; answers: Answers; pictures: Readonly<Record<string, PictureRow>>; sink?: PageSink; children: ReactNode };

/** The providers around the router; the same on the server and in the browser. */
export function App({ state, answers, pictures, sink, children }: AppProps) {
  return (
    <PageContextProvider value={{ state, sink, labels, pictures }}>
      <AnswersContext value={answers}>{children}</AnswersContext>
    </PageContextProvider>
  );
}
