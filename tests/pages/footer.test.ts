import t from 'tap';
import { allPaths, fetchPage, plain, texts } from '../helpers/pages.ts';
import { publicSite } from '../helpers/public-site.ts';
import { startSite } from '../helpers/site.ts';

const site = await publicSite();
t.teardown(() => site.stop());

t.test('R007, R063, R066: every public page ends with newsletter form, contact details, profiles and columns of links', async (t) => {
  for (const path of (await allPaths(site)).filter((each) => !each.startsWith('/admin'))) {
    const footers = (await fetchPage(site, path)).root.querySelectorAll('body footer').filter((each) => !each.closest('main'));
    t.equal(footers.length, 1, `${path}: one footer`);
    const footer = footers[0]!;
    t.ok(footer.querySelector('form[method="post"] input[type="email"][name="email"]'), `${path}: the form`);
    t.ok(footer.querySelector('address a[href^="tel:"]') && footer.querySelector('address a[href^="mailto:"]'), `${path}: telephone and email`);
    t.same(texts(footer, 'address li a'), ['Instagram', 'YouTube', 'LinkedIn'], path);
    t.ok(footer.querySelectorAll('address li a').every((link) => link.getAttribute('href')?.startsWith('https://')));
    t.same(footer.querySelectorAll('nav').map((nav) => [nav.getAttribute('aria-label'), nav.querySelectorAll('li a').length]), [['Services', 8], ['Company', 11], ['Service areas', 10]], path);
  }
});

t.test('R067: the copyright has the year of the day on which the page is made, in Toronto', async (t) => {
  const years = [['2031-06-15T12:00:00Z', '2031'], ['2028-01-01T03:00:00Z', '2027'], ['2028-01-01T06:00:00Z', '2028']] as const;
  for (const [moment, year] of years) {
    const then = await startSite({ clock: () => Date.parse(moment) });
    const { root } = await fetchPage(then, '/');
    await then.stop();
    t.match(plain(root.querySelector('footer')!), `© ${year} Harbourline Media`, moment);
  }
});

t.test('R281: every field says what may be filled into it', async (t) => {
  const expected: Record<string, string> = { firstName: 'given-name', lastName: 'family-name', email: 'email', phone: 'tel' };
  for (const path of ['/', '/contact', '/blog', '/blog/virtual-staging-trends', '/services/photography']) {
    const fields = (await fetchPage(site, path)).root.querySelectorAll('input, select, textarea').filter((field) => !['hidden', 'radio', 'checkbox'].includes(field.getAttribute('type') ?? ''));
    t.ok(fields.length > 0);
    for (const field of fields) {
      const name = field.getAttribute('name') ?? '';
      t.ok(field.getAttribute('autocomplete'), `${path}: ${field.outerHTML.slice(0, 120)}`);
      if (expected[name]) t.equal(field.getAttribute('autocomplete'), expected[name], `${path}: ${name}`);
    }
  }
});

t.test('R301, R302, D51: fonts come early and from our own host, so there is nobody to connect to beforehand', async (t) => {
  const { root, html } = await fetchPage(site, '/');
  const fonts = root.querySelectorAll('head link[rel="preload"][as="font"]');
  t.equal(fonts.length, 2);
  for (const font of fonts) {
    const response = await fetch(site.origin + font.getAttribute('href'));
    t.same([response.status, response.headers.get('content-type')], [200, 'font/woff2']);
    await response.arrayBuffer();
  }
  t.notMatch(html, /rel="(preconnect|dns-prefetch)"|fonts\.(googleapis|gstatic)/);
});
