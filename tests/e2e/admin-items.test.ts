import t from 'tap';
import { hold, openAdmin } from '../helpers/admin.ts';
import { phone, tablet } from '../helpers/browser.ts';

const { site, enter } = await openAdmin();
const lists = '/api/admin/portfolio';
const photographs = async () => (await site.services.portfolio.listAdmin()).photographyPortfolio;
const picture = '/uploads/brand-sign.jpg';
const item = { title: 'Plain', description: 'Without tag and facts.', type: 'image', src: picture } as const;
const added = await site.services.portfolio.add('photographyPortfolio', item);

t.test('R197, R199, R260, D35: eight services with their counts, photography first, on its list', async (t) => {
  const { page, tab, problems } = await enter();
  const counts = await site.services.portfolio.listAdmin();
  const services = page.getByRole('navigation', { name: 'Portfolio' }).locator('ul').first().getByRole('button');
  t.same(await services.allTextContents(), [
    `Photography${counts.photographyPortfolio.length}`,
    `Video${counts.videoPortfolio.length}`,
    `Drone${counts.dronePortfolio.length}`,
    `Matterport${counts.matterportPortfolio.length}`,
    `Editing${counts.editingPortfolio.length}`,
    `Website Design${counts.webDesignPortfolio.length}`,
    `Brand Apparel${counts.brandApparelPortfolio.length}`,
    `AI Services${counts.aiServicesPortfolio.length}`,
  ]);
  t.equal(await services.first().getAttribute('aria-current'), 'page');
  t.equal(await tab('Manage Items').getAttribute('aria-selected'), 'true');
  for (const [name, items] of [['Video', counts.videoPortfolio], ['AI Services', counts.aiServicesPortfolio]] as const) {
    await services.filter({ hasText: name }).first().click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await page.getByText(`${items.length} items`, { exact: true }).waitFor();
  }
  t.same(problems, []);
});

t.test('R198, R200: two tabs, and each row with title, description, badges, edit and delete', async (t) => {
  const { page, rows } = await enter();
  t.same(await page.getByRole('tab').allTextContents(), ['Manage Items', 'Add New']);
  const items = await photographs();
  t.equal(await rows.count(), items.length);
  for (const [index, { title, description, category, specs }] of items.entries()) {
    const row = rows.nth(index);
    const words = await row.locator('p').allTextContents();
    t.equal(words[0], title);
    t.equal(words[1], description);
    t.same(await row.locator('p').nth(2).locator('span').allTextContents(), ['Image', ...(category ? [category] : []), ...(specs ? [specs] : [])], `${title}: the badges`);
    t.equal(await row.getByRole('button', { name: `Edit ${title}`, exact: true }).count(), 1);
    t.equal(await row.getByRole('button', { name: `Delete ${title}`, exact: true }).count(), 1);
  }
  t.ok(items.some(({ category, specs }) => category && specs) && items.some(({ category, specs }) => !category && !specs), 'with and without the optional ones');
});

t.test('R197, R199, R200: on a tablet and a phone too, with the unread inquiries in the drop-down', async (t) => {
  const details = { firstName: 'Priya', lastName: 'Raman', email: 'priya@parkside.example', details: 'A condo at Queens Quay.' };
  await fetch(`${site.origin}/api/contact`, { method: 'POST', headers: { 'content-type': 'application/json', origin: site.origin }, body: JSON.stringify(details) });
  for (const viewport of [tablet, phone]) {
    const { page, rows } = await enter({ viewport });
    const [first] = await photographs();
    for (const words of [first?.title, first?.description, 'Image', first?.category, first?.specs]) t.ok(await rows.first().getByText(words ?? '', { exact: true }).isVisible(), `${viewport.width}: ${words}`);
    for (const name of [`Edit ${first?.title}`, `Delete ${first?.title}`]) t.ok(await rows.first().getByRole('button', { name, exact: true }).isVisible(), `${viewport.width}: ${name}`);
    const menu = page.getByLabel('Service', { exact: true });
    await menu.locator('option', { hasText: 'Inquiries (1 new)' }).waitFor({ state: 'attached' });
    t.same((await menu.locator('option').allTextContents()).slice(0, 2), [`Photography (${(await photographs()).length} items)`, 'Video (8 items)']);
    await menu.selectOption({ label: 'Bin' });
    await page.getByRole('heading', { level: 1, name: 'Bin' }).waitFor();
  }
});

t.test('R201: a service without items says so', async (t) => {
  for (const { id } of (await site.services.portfolio.listAdmin()).editingPortfolio) await site.services.portfolio.remove('editingPortfolio', id);
  const { page, button } = await enter();
  await button('Editing 0').click();
  await page.getByText('No items found for this service', { exact: true }).waitFor();
  await page.getByText('0 items', { exact: true }).waitFor();
  await button('Add the first item').click();
  t.equal(await page.getByRole('tab', { name: 'Add New' }).getAttribute('aria-selected'), 'true');
});

t.test('R262, R264, R208, R198, D42: Edit fills the form and names the tab; Cancel leaves everything as it was', async (t) => {
  const { page, tab, button, sent, rows } = await enter();
  const [first] = await photographs();
  if (!first) throw new Error('No photograph');
  await button(`Edit ${first.title}`).click();
  t.equal(await tab('Edit Item').getAttribute('aria-selected'), 'true');
  t.equal(await tab('Add New').count(), 0);
  t.same(
    await Promise.all(['Title*', 'Description*', 'Image URL*', 'Category/Tag', 'Specifications', 'Thumbnail URL'].map((label) => page.getByLabel(label).inputValue())),
    [first.title, first.description, first.src, first.category ?? '', first.specs ?? '', first.thumbnail ?? ''],
  );
  t.equal(await button('Add Item').count(), 0);
  t.equal(await button('Update Item').count(), 1);
  await page.getByLabel('Title*').fill('Not to be kept');
  await button('Cancel').click();
  t.equal(await tab('Manage Items').getAttribute('aria-selected'), 'true');
  t.equal(await rows.first().locator('p').first().textContent(), first.title);
  await tab('Add New').click();
  t.equal(await page.getByLabel('Title*').inputValue(), '', 'the form is empty again');
  t.equal(await button('Cancel').count(), 0, 'Cancel is for editing');
  t.same(sent.filter(({ line }) => line.includes('/api/portfolio')), []);
});

t.test('R225, R261, R263, R267, R277, R293, R298, R317, D38: add', async (t) => {
  const { page, tab, button, saying, sent, asked, rows, problems } = await enter();
  await tab('Add New').click();
  await page.getByLabel('Title*').fill('Ravine house, noon');
  await page.getByLabel('Description*').fill('One frame from three exposures.');
  await page.getByLabel('Image URL*').fill(picture);
  const before = { asked: asked(lists), rows: (await photographs()).length };
  const release = await hold(page, '/api/portfolio/photographyPortfolio', 'POST');
  const submit = button('Add Item');
  t.ok(await submit.isEnabled());
  await submit.click();
  await page.getByText('Sending', { exact: true }).waitFor();
  t.ok(await submit.isDisabled(), 'while it is on its way');
  await release();
  t.same(await saying('Item added'), ['Item added', 'Portfolio item has been added successfully']);
  t.equal(await tab('Manage Items').getAttribute('aria-selected'), 'true');
  const [call, ...more] = sent.filter(({ line }) => line.includes('/api/portfolio'));
  t.same(more, []);
  t.equal(call?.line, 'POST /api/portfolio/photographyPortfolio');
  t.same(JSON.parse(call?.body ?? ''), { title: 'Ravine house, noon', description: 'One frame from three exposures.', type: 'image', src: picture }, 'empty fields are absent');
  await rows.nth(before.rows).getByText('Ravine house, noon', { exact: true }).waitFor();
  t.ok(asked(lists) > before.asked, 'the list is read again');
  const stored = (await photographs()).at(-1);
  t.match(stored?.id, /^photography-\d{13}$/);
  await tab('Add New').click();
  for (const label of ['Title*', 'Description*', 'Image URL*']) t.equal(await page.getByLabel(label).inputValue(), '', `${label} is empty again`);
  t.same(problems, []);
});

t.test('R208, R225, R261, R263, R267, R277, R294, R298, R318: update', async (t) => {
  const { page, tab, button, saying, sent, asked } = await enter();
  await button('Edit Plain').click();
  await page.getByLabel('Specifications').fill('24 mm');
  const before = asked(lists);
  const release = await hold(page, '/api/portfolio/photographyPortfolio', 'PUT');
  await button('Update Item').click();
  await page.getByText('Sending', { exact: true }).waitFor();
  t.ok(await button('Update Item').isDisabled(), 'while it is on its way');
  await release();
  t.same(await saying('Item updated'), ['Item updated', 'Portfolio item has been updated successfully']);
  t.equal(await tab('Manage Items').getAttribute('aria-selected'), 'true');
  const call = sent.find(({ line }) => line === 'PUT /api/portfolio/photographyPortfolio');
  t.same(JSON.parse(call?.body ?? ''), { ...item, id: added.id, revision: added.revision, specs: '24 mm' }, 'with its id; what is empty is absent');
  await page.getByText('24 mm', { exact: true }).first().waitFor();
  t.ok(asked(lists) > before, 'the list is read again');
  await tab('Add New').click();
  t.equal(await page.getByLabel('Title*').inputValue(), '', 'and nothing is edited any more');
});

t.test('R276, R295, R298, R319: delete asks; declined sends nothing', async (t) => {
  const { page, button, saying, sent, asked, rows } = await enter();
  const count = await rows.count();
  await button('Delete Plain').click();
  const row = rows.filter({ hasText: 'Are you sure you want to delete this item?' });
  await row.waitFor();
  t.equal(await row.getByRole('button', { name: 'Keep' }).evaluate((element) => element === document.activeElement), true, 'the harmless answer has the focus');
  await row.getByRole('button', { name: 'Keep' }).click();
  await button('Delete Plain').click();
  await page.keyboard.press('Escape');
  await button('Delete Plain').waitFor();
  t.same(sent.filter(({ line }) => line.startsWith('DELETE')), []);
  t.ok((await photographs()).some(({ id }) => id === added.id));

  const before = asked(lists);
  await button('Delete Plain').click();
  await row.getByRole('button', { name: 'Delete', exact: true }).click();
  t.same((await saying('Item deleted')).slice(0, 2), ['Item deleted', 'Portfolio item has been removed successfully']);
  t.same(sent.filter(({ line }) => line.startsWith('DELETE')).map(({ line }) => line), [`DELETE /api/portfolio/photographyPortfolio/${added.id}`]);
  t.equal(await rows.count(), count - 1);
  t.ok(asked(lists) > before, 'the list is read again');
  t.notOk((await photographs()).some(({ id }) => id === added.id));
});
