import { Picture } from '../../components/picture.tsx';
import { menuPreviews } from '../../content/menu-previews.ts';
import * as styles from './desktop-menu.css.ts';

/** The picture of a menu's row with its line; decoration, the row's words say where it leads. */
export function MenuPreview({ href }: { href: string }) {
  const preview = menuPreviews[href];
  if (!preview) return null;
  return (
    <>
      <Picture key={preview.picture} picture={preview.picture} ratio="4:5" sizes="304px" alt="" />
      <p className={styles.caption}>{preview.caption}</p>
    </>
  );
}
