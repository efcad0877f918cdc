import { useState } from 'react';
import { Player, PressToPlay } from '../../components/media-viewer/player.tsx';
import { projectsPage } from '../../content/projects/page.ts';
import type { Project } from '../../content/projects/types.ts';
import { container, ground } from '../../styles/layout.css.ts';
import { caption, h2, lead } from '../../styles/type.css.ts';
import * as styles from './project-film.css.ts';

/** R133: the film on dusk; nothing of it loads before the press. */
export function ProjectFilm({ film, title }: { film: NonNullable<Project['film']>; title: string }) {
  const [playing, setPlaying] = useState(false);
  const { hint } = projectsPage.detail.film;
  const item = { title, type: 'video', picture: film.poster, videoId: film.videoId } as const;
  return (
    <section className={`${ground.dusk} ${styles.section}`} data-ground="dark">
      <div className={container}>
        <div className={styles.heading}>
          <h2 className={h2}>{film.heading}</h2>
          <p className={`${lead} ${styles.note}`}>{film.note}</p>
        </div>
        <div className={styles.screen}>{playing ? <Player item={item} /> : <PressToPlay item={item} sizes="(max-width: 767px) 100vw, 91vw" words={projectsPage.detail.film.play} onPress={() => setPlaying(true)} />}</div>
        <p className={`${caption} ${styles.note} ${styles.hint}`}>{hint}</p>
      </div>
    </section>
  );
}
