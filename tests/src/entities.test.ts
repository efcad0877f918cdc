import t from 'tap';
import { reviews } from '../../src/content/company/reviews.ts';
import { flagships } from '../../src/content/portfolio/flagships.ts';
import { portfolioHub } from '../../src/content/portfolio/hub.ts';
import { projects } from '../../src/content/projects/index.ts';
import type { Service } from '../../src/content/services/types.ts';

const slugs = ['photography', 'video', 'drone', 'matterport', 'editing', 'website', 'brand', 'ai-services', 'automation', 'floorplans'];
const modules = import.meta.glob<Record<string, Service>>('../../src/content/services/*.ts', { eager: true });
const services = slugs.flatMap((slug) => Object.values(modules[`../../src/content/services/${slug}.ts`] ?? {})).filter((each) => each.packages !== undefined);
const entries = (value: object) => value as Record<string, unknown>;
/** The fields that are not a text with something in it. */
const empty = (value: object, fields: readonly string[]) => fields.filter((field) => typeof entries(value)[field] !== 'string' || entries(value)[field] === '');
const texts = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string' && each !== '');

t.test('R226, R227: the fields of project cards and project details', async (t) => {
  t.equal(projects.length, 8);
  t.equal(projects.filter(({ slug }) => slug !== undefined).length, 1, 'the slug is optional');
  for (const project of projects) {
    t.same(empty(project, ['id', 'title', 'description', 'type', 'src', 'thumbnail', 'category', 'specs']), [], `R226: ${project.title}`);
    t.same(empty(project, ['title', 'location', 'completedDate', 'propertyType', 'area', 'bedrooms', 'description', 'challenges', 'results']), [], `R227: ${project.title}`);
    t.ok(texts(project.services), `${project.title}: services`);
    t.ok(['image', 'video', 'embed'].includes(project.type));
  }
});

t.test('R229: the fields of service packages and process steps', async (t) => {
  t.equal(services.length, slugs.length);
  for (const { slug, packages, process } of services) {
    for (const each of packages.items) {
      t.same(empty(each, ['title', 'description', 'icon']), [], `${slug}: ${each.title}`);
      t.ok(texts(each.features), `${each.title}: features`);
      t.type(each.popular, 'boolean', `${each.title}: popular`);
    }
    for (const step of process.steps) {
      t.same(empty(step, ['title', 'description', 'icon']), [], `${slug}: ${step.title}`);
      t.ok(step.duration === undefined || step.duration.length > 0);
    }
  }
});

t.test('R230: the fields of testimonials and related services', async (t) => {
  for (const { slug, testimonial, related } of services) {
    t.same(empty(testimonial, ['quote', 'author', 'role', 'service']), [], slug);
    t.ok(related.services.length > 0);
    for (const each of related.services) {
      t.same(empty(each, ['title', 'description', 'href', 'icon']), [], `${slug}: ${each.title}`);
      t.match(each.href, /^\/services\//);
    }
  }
});

t.test('R228, R231: the fields of flagship projects, portfolio categories and reviews', async (t) => {
  for (const flagship of flagships) {
    t.same(empty(flagship, ['title', 'description', 'image']), [], flagship.title);
    t.ok(texts(flagship.services));
  }
  for (const card of portfolioHub.cards) t.same(empty(card, ['title', 'icon', 'href', 'color']), [], card.title);
  t.ok(reviews.items.length > 0);
  for (const review of reviews.items) {
    t.same(empty(review, ['id', 'name', 'date', 'text', 'service']), [], review.id);
    t.type(review.rating, 'number');
  }
});
