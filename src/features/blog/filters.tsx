import { useEffect, useRef, type FormEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { chip, chips } from '../../components/chip.css.ts';
import { blog } from '../../content/blog.ts';
import { blogMessages } from '../../content/messages.ts';
import { paths } from '../../paths.ts';
import { container, visuallyHidden } from '../../styles/layout.css.ts';
import * as styles from './filters.css.ts';

type FiltersProps = { category: string; q: string };

/** R150–R152: links and a GET form; with script the list follows each letter and the address stays true. */
export function Filters({ category, q }: FiltersProps) {
  const navigate = useNavigate();
  const typed = (useLocation().state as { typed?: true } | null)?.typed ?? false;
  const shown = useRef(q);
  const input = useRef<HTMLInputElement>(null);
  const look = (text: string) => void navigate(paths.blogFiltered({ category, q: text }), { replace: true, state: { keepScroll: true, typed: true } });

  // The field keeps its own text, so that nothing typed is lost; only Reset, a link or Back writes into it.
  useEffect(() => {
    if (shown.current === q || !input.current) return;
    shown.current = q;
    if (!typed || document.activeElement !== input.current) input.current.value = q;
  }, [q, typed]);

  function submit(event: FormEvent) {
    event.preventDefault();
    look(input.current?.value ?? '');
  }

  return (
    <div className={container}>
      <div className={styles.bar}>
        <nav aria-label={blog.filters.label}>
          <ul className={chips}>
            {['', ...blog.filters.categories].map((name) => (
              <li key={name}>
                <Link className={chip} to={paths.blogFiltered({ category: name, q })} state={{ keepScroll: true }} aria-current={name === category ? 'true' : undefined}>
                  {name || blog.filters.all}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <form className={styles.search} role="search" action={paths.blog} method="get" onSubmit={submit}>
          {category && <input type="hidden" name="category" value={category} />}
          <label htmlFor="article-search" className={visuallyHidden}>
            {blog.search.label}
          </label>
          <input ref={input} id="article-search" className={styles.field} type="search" name="q" defaultValue={q} placeholder={blogMessages.searchPlaceholder} autoComplete="off" maxLength={100} onInput={(event) => look(event.currentTarget.value)} />
          <button className={styles.submit} type="submit" aria-label={blog.search.submit}>
            <svg width="17" height="17" viewBox="0 0 17 17" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
              <circle cx="7" cy="7" r="5.6" />
              <path d="m11.2 11.2 5 5" />
            </svg>
          </button>
        </form>
      </div>
    </div>
  );
}
