import t from 'tap';
import { blog } from '../../src/content/blog.ts';
import { byline } from '../../src/content/posts/byline.ts';
import { filterPosts, postCategories } from '../../src/content/posts/filter.ts';
import { loadPost } from '../../src/content/posts/load.ts';
import { relatedPosts } from '../../src/content/posts/related.ts';
import { postSummaries } from '../../src/content/posts/summaries.ts';
import type { Post, PostSummary } from '../../src/content/posts/types.ts';

const posts: Post[] = [];
for (const { slug } of postSummaries) {
  const post = await loadPost(slug);
  if (post) posts.push(post);
}
const slugs = (found: readonly PostSummary[]): string[] => found.map((post) => post.slug);

t.test('R031, R213: four posts, newest first, one a category; an unknown slug is none (R155)', async (t) => {
  t.strictSame(slugs(postSummaries), ['essential-photography-equipment', 'drone-photography-best-practices', 'virtual-staging-trends', 'marketing-luxury-properties']);
  t.strictSame(postSummaries.map((post) => post.date), ['2026-05-12', '2026-04-21', '2026-03-30', '2026-03-09']);
  t.strictSame(postCategories(postSummaries), ['Photography', 'Drone', 'Technology', 'Marketing']);
  t.equal(posts.length, 4);
  t.equal(await loadPost('no-such-post'), undefined);
  t.equal(await loadPost('constructor'), undefined);
});

t.test('R211, R212: a post carries its summary, a read time of 5 to 8 minutes and 700 to 1000 words', async (t) => {
  for (const [index, post] of posts.entries()) {
    t.match(post, postSummaries[index]!, post.slug);
    t.ok(post.readTime && post.readTime >= 5 && post.readTime <= 8, `${post.slug} read time`);
    const words = post.content.map(textOf).join(' ').split(/\s+/).length;
    t.ok(words >= 700 && words <= 1000, `${post.slug}: ${words} words`);
  }
});

t.test('R214–R219: every block type is used, a highlight in both its forms', async (t) => {
  const blocks = posts.flatMap((post) => post.content);
  t.strictSame([...new Set(blocks.map((block) => block.type))].sort(), ['heading', 'highlight', 'image', 'list', 'paragraph', 'quote']);
  t.ok(blocks.some((block) => block.type === 'highlight' && 'text' in block));
  t.ok(blocks.some((block) => block.type === 'highlight' && 'content' in block));
  t.ok(blocks.some((block) => block.type === 'quote' && !block.author), 'a quotation without an author');
});

t.test('R160, D25: the author box is optional; the card says "By the founder" unless another author is set', async (t) => {
  t.ok(postSummaries.filter((post) => post.author).length >= 2);
  t.ok(postSummaries.some((post) => !post.author));
  t.strictSame(postSummaries.map(byline), ['By the founder', 'By Teodor Lang', 'By Ines Okafor', 'By the founder']);
});

t.test('no picture twice on a post page: lead, body and related', async (t) => {
  for (const post of posts) {
    const body = post.content.flatMap((block) => (block.type === 'image' ? [block.src] : []));
    const all = [post.image, ...body, ...relatedPosts(post.slug, postSummaries).map((related) => related.image)];
    t.equal(new Set(all).size, all.length, post.slug);
  }
});

t.test('R332, D56: related articles are two, the same category first, then the first others', async (t) => {
  const [equipment, drone, staging, luxury] = postSummaries as [PostSummary, PostSummary, PostSummary, PostSummary];
  t.strictSame(slugs(relatedPosts(equipment.slug, postSummaries)), [drone.slug, staging.slug]);
  t.strictSame(slugs(relatedPosts(staging.slug, postSummaries)), [equipment.slug, drone.slug]);
  const another: PostSummary = { ...luxury, slug: 'another' };
  t.strictSame(slugs(relatedPosts(luxury.slug, [...postSummaries, another])), ['another', equipment.slug]);
  t.equal(relatedPosts('unknown', postSummaries).length, 2);
});

t.test('R151: search finds title or excerpt, whatever the case', async (t) => {
  t.strictSame(slugs(filterPosts(postSummaries, { q: 'dRoNe PHOTO' })), ['drone-photography-best-practices']);
  t.strictSame(slugs(filterPosts(postSummaries, { q: ' TRIPOD ' })), ['essential-photography-equipment'], 'stands in the excerpt only');
  t.strictSame(slugs(filterPosts(postSummaries, { q: '.*' })), [], 'no pattern, only text');
});

t.test('R152, R255: search and category are both required; nothing given shows all', async (t) => {
  t.equal(filterPosts(postSummaries, {}).length, 4);
  t.equal(filterPosts(postSummaries, { category: '', q: '  ' }).length, 4);
  t.strictSame(slugs(filterPosts(postSummaries, { category: 'Drone' })), ['drone-photography-best-practices']);
  t.strictSame(slugs(filterPosts(postSummaries, { category: 'Drone', q: 'photography' })), ['drone-photography-best-practices']);
  t.strictSame(slugs(filterPosts(postSummaries, { category: 'Marketing', q: 'drone' })), []);
  t.strictSame(slugs(filterPosts(postSummaries, { category: 'Gardening' })), []);
});

t.test('R149, R150, R159, R161: hero, All Posts, tags and the static category list', async (t) => {
  t.equal(blog.hero.title, 'Insights & Stories');
  t.equal(blog.filters.all, 'All Posts');
  t.strictSame(blog.post.tags, ['Photography', 'Real Estate', 'Equipment']);
  t.strictSame(blog.post.categories, { heading: 'Categories', items: ['Photography', 'Drone', 'Technology', 'Marketing'], href: '/blog' });
});

function textOf(block: Post['content'][number]): string {
  if (block.type === 'list') return block.items.join(' ');
  if (block.type === 'image') return '';
  return 'text' in block ? block.text : block.content;
}
