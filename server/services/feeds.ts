import { blog } from '../../src/content/blog.ts';
import { postSummaries } from '../../src/content/posts/summaries.ts';
import { pictureOf } from '../../src/content/pictures.ts';
import { site } from '../../src/content/site.ts';
import { paths } from '../../src/paths.ts';
import { xmlText } from './xml.ts';

const title = `${site.name}: ${blog.hero.title}`;
const noon = (day: string) => new Date(`${day}T16:00:00Z`);

/** The blog as RSS 2.0, newest first. */
export function rssFeed(publicUrl: string): string {
  const items = postSummaries.map((post) => {
    const url = publicUrl + paths.post(post.slug);
    return `<item><title>${xmlText(post.title)}</title><link>${url}</link><guid isPermaLink="true">${url}</guid><pubDate>${noon(post.date).toUTCString()}</pubDate><category>${xmlText(post.category)}</category><description>${xmlText(post.excerpt)}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xmlText(title)}</title><link>${publicUrl}${paths.blog}</link><atom:link href="${publicUrl}/feed.xml" rel="self" type="application/rss+xml"/><description>${xmlText(blog.seo.description)}</description><language>en-CA</language>${items.join('')}</channel></rss>`;
}

/** The blog as JSON Feed 1.1, newest first. */
export function jsonFeed(publicUrl: string) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: publicUrl + paths.blog,
    feed_url: `${publicUrl}/feed.json`,
    description: blog.seo.description,
    language: 'en-CA',
    items: postSummaries.map((post) => {
      const { base, widths } = pictureOf(post.image);
      return {
        id: publicUrl + paths.post(post.slug),
        url: publicUrl + paths.post(post.slug),
        title: post.title,
        summary: post.excerpt,
        content_text: post.excerpt,
        image: `${publicUrl}${base}-${widths.at(-1)}.jpg`,
        date_published: noon(post.date).toISOString(),
        tags: [post.category],
        ...(post.author ? { authors: [{ name: post.author.name }] } : {}),
      };
    }),
  };
}
