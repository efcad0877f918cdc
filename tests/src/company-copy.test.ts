import { newsletterMessages } from '../../src/content/newsletter-messages.ts';
import t from 'tap';
import { about } from '../../src/content/about.ts';
import { blog } from '../../src/content/blog.ts';
import { serviceAreasHub } from '../../src/content/cities/hub.ts';
import { cities } from '../../src/content/cities/index.ts';
import { downloads } from '../../src/content/company/downloads.ts';
import { learn } from '../../src/content/company/learn.ts';
import { media } from '../../src/content/company/media.ts';
import { reviews } from '../../src/content/company/reviews.ts';
import { vendors } from '../../src/content/company/vendors.ts';
import { contact } from '../../src/content/contact.ts';
import { errors } from '../../src/content/errors.ts';
import { faq } from '../../src/content/faq.ts';
import { licensing } from '../../src/content/legal/licensing.ts';
import { privacy } from '../../src/content/legal/privacy.ts';
import { terms } from '../../src/content/legal/terms.ts';
import * as messages from '../../src/content/messages.ts';
import { loadPost } from '../../src/content/posts/load.ts';
import { postSummaries } from '../../src/content/posts/summaries.ts';
import { sitemapPage } from '../../src/content/sitemap-page.ts';
import { repeatedParagraphs, stringsOf } from '../helpers/content-strings.ts';

const posts = await Promise.all(postSummaries.map(({ slug }) => loadPost(slug)));
const pages = [about, blog, downloads, learn, media, reviews, vendors, contact, faq, licensing, privacy, terms, sitemapPage, serviceAreasHub, ...cities];
const seos = [...[...pages, ...posts].flatMap((page) => (page ? [page.seo] : [])), errors.notFound.seo, errors.postNotFound.seo, errors.server.seo];

t.test('I2: titles of at most 60 and descriptions of at most 160 characters, all different', async (t) => {
  for (const { title, description } of seos) {
    t.ok(title.length <= 60, `${title}: ${title.length}`);
    t.ok(description.length >= 60 && description.length <= 160, `${description}: ${description.length}`);
  }
  t.equal(new Set(seos.map((seo) => seo.title)).size, seos.length);
  t.equal(new Set(seos.map((seo) => seo.description)).size, seos.length);
});

t.test('a reader never meets one paragraph twice, nor the words we do not use', async (t) => {
  t.strictSame(repeatedParagraphs([pages, posts, errors.notFound, errors.server, errors.offline]), []);
  const text = stringsOf([pages, posts, errors]).join('\n');
  t.notMatch(text, /\b(elevat(e|es|ing)|seamless(ly)?|stunning|unlock(s|ing)?|lorem)\b/i);
  t.notMatch(text, /—/);
});

t.test('the information pages lead with six different pictures', async (t) => {
  const leads = [faq, reviews, learn, downloads, vendors, media].map((page) => page.hero.picture);
  t.equal(new Set(leads).size, 6);
});

t.test('R309–R312, R236, R238: newsletter messages', async (t) => {
  t.match(newsletterMessages, {
    invalidEmail: 'Please enter a valid email address',
    failed: 'Failed to subscribe',
    thrown: 'Something went wrong. Please try again.',
    success: "Thank you for subscribing! You'll receive our latest updates.",
  });
  t.ok(newsletterMessages.success.includes(newsletterMessages.successMark));
  t.strictSame([newsletterMessages.subscribe, newsletterMessages.subscribing, messages.buttonLabels.uploading], ['Subscribe', 'Subscribing...', 'Uploading...']);
});

t.test('R313, R314: failed calls name the status, then its text or the body', async (t) => {
  t.equal(messages.fetchFailure(503, 'Service Unavailable', 'ignored'), '503: Service Unavailable');
  t.equal(messages.fetchFailure(500, 'Internal Server Error', ''), '500: Internal Server Error');
  t.equal(messages.fetchFailure(499, 'ignored', 'the body'), '499: the body');
});

t.test('R315–R323: notices and errors of the portfolio manager', async (t) => {
  t.strictSame(messages.notices, {
    uploadFailed: { title: 'Upload failed', description: 'There was an error uploading your file', destructive: true },
    uploadSucceeded: { title: 'Upload successful', description: 'Image uploaded and ready to use' },
    itemAdded: { title: 'Item added', description: 'Portfolio item has been added successfully' },
    itemUpdated: { title: 'Item updated', description: 'Portfolio item has been updated successfully' },
    itemDeleted: { title: 'Item deleted', description: 'Portfolio item has been removed successfully' },
    loggedOut: { title: 'Logged out', description: 'Please refresh the page to log out from Replit' },
    missingFields: { title: 'Missing fields', description: 'Please fill in all required fields', destructive: true },
  });
  t.strictSame(Object.values(messages.portfolioErrors), ['Failed to add item', 'Failed to update item', 'Failed to delete item', 'Failed to fetch portfolio data']);
});

t.test('R324, R325, R155: not authenticated, post not found', async (t) => {
  t.strictSame(Object.values(messages.notAuthenticated), [
    'Replit Authentication Required',
    'You must be logged into Replit to access the admin panel',
    'Please log into your Replit account to manage the portfolio content',
  ]);
  t.match(errors.postNotFound, {
    title: 'Post Not Found',
    text: "The blog post you're looking for doesn't exist or has been moved.",
    action: { text: 'Return to Blog', href: '/blog' },
  });
});

t.test('I8: every string of §8 stands once', async (t) => {
  const texts = stringsOf([newsletterMessages, messages.notices, messages.portfolioErrors, messages.notAuthenticated, messages.postNotFound]);
  t.equal(new Set(texts).size, texts.length);
});
