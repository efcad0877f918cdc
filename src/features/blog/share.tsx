import { SmartLink } from '../../components/smart-link.tsx';
import { usePage } from '../../components/page-context.tsx';
import { blog } from '../../content/blog.ts';
import type { Post } from '../../content/posts/types.ts';
import { paths } from '../../paths.ts';
import { visuallyHidden } from '../../styles/layout.css.ts';
import * as styles from './share.css.ts';
import { useCopyLink } from './use-copy-link.ts';

/** R157, D26: copies the page's address; the others are real share links. */
export function Share({ post }: { post: Post }) {
  const { state } = usePage();
  const { copied, copy } = useCopyLink();
  const { share } = blog.post;
  const url = state.origin + paths.post(post.slug);
  const links = [
    { label: share.mail, href: `mailto:?subject=${encodeURIComponent(post.title)}&body=${encodeURIComponent(url)}`, icon: icons.mail },
    { label: share.linkedin, href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`, icon: icons.linkedin },
    { label: share.facebook, href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`, icon: icons.facebook },
  ];
  return (
    <ul className={styles.list}>
      <li className={styles.scripted}>
        <button type="button" className={styles.item} aria-label={share.copy} data-copied={copied || undefined} onClick={() => void copy(window.location.href.split('#')[0] ?? url)}>
          {copied ? icons.check : icons.link}
        </button>
        <span className={visuallyHidden} role="status">
          {copied ? share.copied : ''}
        </span>
      </li>
      {links.map(({ label, href, icon }) => (
        <li key={label}>
          <SmartLink className={styles.item} href={href} aria-label={label}>
            {icon}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}

const line = { width: 20, height: 20, viewBox: '0 0 20 20', fill: 'none', stroke: 'currentColor', strokeWidth: 1.6, 'aria-hidden': true } as const;
const solid = { width: 20, height: 20, viewBox: '0 0 20 20', fill: 'currentColor', 'aria-hidden': true } as const;
const icons = {
  link: (
    <svg {...line}>
      <path d="M8.4 11.6a3.6 3.6 0 0 0 5.1 0l3.3-3.3a3.6 3.6 0 0 0-5.1-5.1l-1 1M11.6 8.4a3.6 3.6 0 0 0-5.1 0l-3.3 3.3a3.6 3.6 0 0 0 5.1 5.1l1-1" />
    </svg>
  ),
  check: (
    <svg {...line}>
      <path d="m3 10.5 4.6 4.6L17 5.4" />
    </svg>
  ),
  mail: (
    <svg {...line}>
      <path d="M1.8 4h16.4v12H1.8zM2 4.4l8 6.4 8-6.4" />
    </svg>
  ),
  linkedin: (
    <svg {...solid}>
      <path d="M2.4 7.2h3.1V17H2.4zM4 2.4a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6M7.6 7.2h3v1.4c.5-.9 1.6-1.6 3-1.6 2.9 0 3.9 1.8 3.9 4.6V17h-3.1v-4.9c0-1.3-.4-2.2-1.6-2.2-1.4 0-2.1 1-2.1 2.4V17H7.6z" />
    </svg>
  ),
  facebook: (
    <svg {...solid}>
      <path d="M8.1 18v-7H5.8V8h2.3V6.1C8.1 3.6 9.5 2 12 2c1 0 2 .1 2 .1v2.5h-1.1c-1.2 0-1.6.7-1.6 1.5V8H14l-.4 3h-2.3v7z" />
    </svg>
  ),
};
