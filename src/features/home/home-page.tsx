import { BeforeAfter } from '../../components/before-after.tsx';
import { Seo } from '../../components/seo.tsx';
import { ServicesSpread } from '../../components/services-spread.tsx';
import { home } from '../../content/home.ts';
import { About } from './about.tsx';
import { ClientWall } from './client-wall.tsx';
import { DayToDusk } from './day-to-dusk.tsx';
import { HomeHero } from './home-hero.tsx';
import { Insights } from './insights.tsx';
import { NotableProjects } from './notable-projects.tsx';
import { Questions } from './questions.tsx';

/** R056–R065: the sections that are named, then day and dusk (D18), then the questions. */
export function HomePage() {
  const { seo, services } = home;
  const { before, after, label } = services.pair;
  return (
    <>
      <Seo {...seo} />
      <HomeHero />
      <About />
      <ServicesSpread
        heading={services.heading}
        all={services.all}
        cards={services.cards}
        more={services.more}
        filmLength={services.filmLength}
        aside={<BeforeAfter before={before.picture} after={after.picture} labels={{ before: before.label, after: after.label }} label={label} sizes="(max-width: 767px) 162vw, 960px" fill />}
      />
      <ClientWall />
      <NotableProjects />
      <Insights />
      <DayToDusk />
      <Questions />
    </>
  );
}
