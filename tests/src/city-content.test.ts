import t from 'tap';
import { serviceAreasHub } from '../../src/content/cities/hub.ts';
import { cities } from '../../src/content/cities/index.ts';
import { repeatedParagraphs } from '../helpers/content-strings.ts';

/** R356–R359. */
const figures: Record<string, readonly string[]> = {
  toronto: ['500+', '24hr', '150+', '17+'],
  oakville: ['200+', '$5M+', '95%', '17+'],
  hamilton: ['300+', '48hr', '85+', '17+'],
  mississauga: ['400+', '24hr', '120+', '17+'],
  brampton: ['350+', '48hr', '90+', '17+'],
  burlington: ['180+', '$1.2M+', '98%', '17+'],
  milton: ['250+', '72hr', '60+', '17+'],
  markham: ['220+', '$2.1M+', '96%', '17+'],
  vaughan: ['280+', '$1.8M+', '94%', '17+'],
  'richmond-hill': ['160+', '$2.5M+', '98%', '17+'],
};

t.test('R033, R187: ten cities in the order of the specification, no two with one hero', async (t) => {
  t.strictSame(cities.map((city) => city.slug), Object.keys(figures));
  t.equal(new Set(cities.map((city) => city.hero)).size, 10);
  t.strictSame(Object.keys(serviceAreasHub.lines), Object.keys(figures), 'D07: the page above them has a line for each');
});

t.test('R188: four service cards link to photography, video, drone and matterport', async (t) => {
  for (const city of cities) {
    t.strictSame(city.services.cards.map((card) => card.href), ['/services/photography', '/services/video', '/services/drone', '/services/matterport'], city.slug);
  }
});

t.test('R189, D33: eight to twelve neighbourhoods, each once', async (t) => {
  for (const { slug, neighbourhoods } of cities) {
    t.ok(neighbourhoods.length >= 8 && neighbourhoods.length <= 12, slug);
    t.equal(new Set(neighbourhoods).size, neighbourhoods.length, slug);
  }
});

t.test('R190: market text of its own for every city', async (t) => {
  for (const city of cities) t.ok(city.market.paragraphs.join(' ').split(' ').length > 90, city.slug);
  t.strictSame(repeatedParagraphs([cities, serviceAreasHub]), []);
});

t.test('R191, R356–R359, D34: four statistics, the fourth 17+ years, labels by kind of figure', async (t) => {
  for (const city of cities) {
    t.strictSame(city.statistics.map((statistic) => statistic.value), figures[city.slug], city.slug);
    for (const { value, label } of city.statistics) {
      if (value.startsWith('$')) t.equal(label, 'average listing value', city.slug);
      if (value.endsWith('%')) t.equal(label, 'client satisfaction', city.slug);
      if (value.endsWith('hr')) t.equal(label, 'usual delivery', city.slug);
    }
    t.strictSame(city.statistics.at(-1), { value: '17+', label: 'years in the city' }, city.slug);
  }
});

t.test('no picture twice on a city page', async (t) => {
  for (const city of cities) {
    const pictures = [city.hero, city.closing.picture, ...city.services.cards.map((card) => card.picture)];
    t.equal(new Set(pictures).size, pictures.length, city.slug);
    const sameCamera = ['slider-day-wide', 'lakeside-house-day', 'lakeside-house-twilight'].filter((name) => pictures.some((picture) => picture === name));
    t.ok(sameCamera.length <= 1, `${city.slug}: one view of the lakeside front`);
  }
});
