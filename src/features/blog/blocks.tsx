import { priorityAt } from '../../components/picture-priority.ts';
import { Picture } from '../../components/picture.tsx';
import type { ContentBlock } from '../../content/posts/types.ts';
import { caption, h3 } from '../../styles/type.css.ts';
import * as styles from './blocks.css.ts';

/** R158, R213–R220: the body of a post; a block of an unknown type is skipped. */
export function Blocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} place={1 + picturesOf(blocks.slice(0, index))} />
      ))}
    </div>
  );
}

/** How many pictures stand in these blocks. */
export function picturesOf(blocks: readonly ContentBlock[]): number {
  return blocks.filter((block) => block.type === 'image').length;
}

/** `place` is a picture's among those of the page, the lead being 0. */
function Block({ block, place }: { block: ContentBlock; place: number }) {
  switch (block.type) {
    case 'heading':
      return <h2 className={`${h3} ${styles.heading}`}>{block.text}</h2>;
    case 'paragraph':
      return <p className={styles.paragraph}>{block.text}</p>;
    case 'highlight':
      return <p className={`${h3} ${styles.highlight}`}>{'text' in block ? block.text : block.content}</p>;
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item} className={styles.item}>
              {item}
            </li>
          ))}
        </ul>
      );
    case 'quote':
      return (
        <figure className={styles.quote}>
          <blockquote className={`${h3} ${styles.words}`}>
            <p>“{block.text}”</p>
          </blockquote>
          {block.author && <figcaption className={styles.source}>{block.author}</figcaption>}
        </figure>
      );
    case 'image':
      return (
        <figure className={styles.figure}>
          <Picture picture={block.src} priority={priorityAt(place)} ratio="16:9" phoneRatio="3:2" sizes="(max-width: 767px) 100vw, (max-width: 1023px) 90vw, 752px" />
          {block.caption && (
            <figcaption className={`${caption} ${styles.caption}`}>
              <span>{block.caption}</span>
              {block.light && <span className={styles.light}>{block.light}</span>}
            </figcaption>
          )}
        </figure>
      );
    default:
      return null;
  }
}
