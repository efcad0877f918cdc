import type { HTMLElement } from 'node-html-parser';
import t from 'tap';
import { allPaths, fetchPage, plain } from '../helpers/pages.ts';
import { publicSite } from '../helpers/public-site.ts';

const site = await publicSite();
t.teardown(() => site.stop());
const { root } = await fetchPage(site, '/contact');
const form = root.querySelector('form[action="/api/contact"]')!;
const described = (control: HTMLElement) => plain(form.querySelector(`label[for="${control.getAttribute('id')}"]`)!);
const values = (name: string) => form.querySelectorAll(`select[name="${name}"] option, input[name="${name}"]`).map((option) => option.getAttribute('value'));

t.test('R030, R165, R235, R271, R272, R281: the fields, their types, autocomplete hints, and which are required', async (t) => {
  const fields = [
    ['firstName', 'text', 'given-name', true, 'First name'],
    ['lastName', 'text', 'family-name', true, 'Last name'],
    ['email', 'email', 'email', true, 'Email'],
    ['phone', 'tel', 'tel', false, 'Phone Optional'],
    ['service', undefined, 'off', false, 'Service interest Optional'],
    ['budget', undefined, 'off', false, 'Project budget Optional'],
    ['details', undefined, 'off', true, 'Project details'],
  ] as const;
  for (const [name, type, autocomplete, required, label] of fields) {
    const control = form.querySelector(`[name="${name}"]`)!;
    t.equal(control.getAttribute('type'), type, `${name}: type`);
    t.equal(control.getAttribute('autocomplete'), autocomplete, `R281, ${name}: autocomplete`);
    t.equal(control.hasAttribute('required'), required, `R271, ${name}: ${required ? 'required' : 'optional'}`);
    t.equal(described(control), label, `${name}: label`);
  }
  t.equal(form.querySelector('[name="details"]')?.rawTagName, 'textarea');
  const order = form.querySelectorAll('input, select, textarea').map((control) => control.getAttribute('name'));
  t.same([...new Set(order)].filter((name) => fields.some(([known]) => known === name) || name === 'timeline'), ['firstName', 'lastName', 'email', 'phone', 'service', 'budget', 'timeline', 'details'], 'R235: in this order');
  t.equal(plain(form.querySelector('fieldset legend')!), 'Project timeline Optional');
});

t.test('R336–R338, R272: ten services, six budgets and six timelines, none chosen', async (t) => {
  t.same(values('service'), ['', 'photography', 'video', 'drone', 'matterport', 'editing', 'website', 'branding', 'ai', 'multiple', 'consultation'], 'R336');
  t.same(values('budget'), ['', 'under-1k', '1k-5k', '5k-10k', '10k-25k', '25k-plus', 'discuss'], 'R337');
  t.same(values('timeline'), ['asap', '1-week', '2-weeks', '1-month', '2-months', 'flexible'], 'R338');
  t.equal(form.querySelectorAll('[name="timeline"][checked]').length, 0);
});

t.test('R166, R167, R339–R342, D08, D58: e-mails, phone, profiles, hours and terms', async (t) => {
  const facts = root.querySelector('section[aria-labelledby="contact-facts"]')!;
  const hrefs = (start: string) => facts.querySelectorAll(`a[href^="${start}"]`).map((link) => link.getAttribute('href') ?? '');
  t.equal(hrefs('mailto:').length, 2, 'R166: the company and the legal contact');
  t.equal(new Set(hrefs('mailto:')).size, 2);
  for (const address of hrefs('mailto:')) t.match(address, /\.example$/, 'D08: nobody real');
  t.same(hrefs('tel:').map((href) => /^tel:\+1416555\d{4}$/.test(href)), [true], 'R166: one phone');
  t.equal(hrefs('https://').length, 3, 'R167: three profiles');
  t.equal(hrefs('https://wa.me').length, 0, 'D58: WhatsApp only when it is set');
  const text = plain(facts);
  for (const said of ['Monday to Friday, 9 am to 6 pm', 'Weekends by appointment']) t.match(text, said, 'R167, R339');
  for (const said of ['Toronto and the GTA', '24-48 hours', '48-72 hours ahead']) t.match(text, said, 'R341');
  t.match(text, /e-transfer, credit card or invoice ?Volume clients: net 30/i, 'R342');
  t.match(plain(form.parentNode as HTMLElement), '2-4 hours', 'R340');
});

t.test('R281: on every page each field that takes personal data says which', async (t) => {
  for (const path of await allPaths(site)) {
    const page = await fetchPage(site, path);
    for (const control of page.root.querySelectorAll('input:not([type="hidden"]):not([type="radio"]):not([type="checkbox"]), select, textarea')) {
      t.ok(control.getAttribute('autocomplete'), `${path}: ${control.getAttribute('name') ?? control.getAttribute('aria-label')}`);
    }
  }
});
