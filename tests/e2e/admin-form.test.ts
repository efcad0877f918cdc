import t from 'tap';
import { openAdmin } from '../helpers/admin.ts';

const { site, enter } = await openAdmin();
const picture = '/uploads/brand-sign.jpg';
const labels = { image: 'Image URL*', video: 'YouTube Video ID*', embed: 'Embed Code*' } as const;

t.test('R202–R208, R275: the fields, their labels by type, and the file picker for images alone', async (t) => {
  const { page, tab, button, problems } = await enter();
  await tab('Add New').click();
  for (const label of ['Title*', 'Description*', 'Category/Tag', 'Specifications', 'Thumbnail URL']) t.equal(await page.getByLabel(label, { exact: true }).count(), 1, label);
  const type = page.getByLabel('Type*', { exact: true });
  t.same(await type.locator('option').allTextContents(), ['Image', 'Video (YouTube)', 'Embed (Matterport)']);
  t.equal(await type.inputValue(), 'image');
  for (const [value, label] of Object.entries(labels)) {
    await type.selectOption(value);
    for (const each of Object.values(labels)) t.equal(await page.getByLabel(each, { exact: true }).count(), each === label ? 1 : 0, `${value}: ${each}`);
    t.equal(await button('Upload').count(), value === 'image' ? 1 : 0, `${value}: Upload`);
    t.equal(await page.locator('input[type="file"]').count(), value === 'image' ? 1 : 0, `${value}: file picker`);
    t.equal(await button('Add Item').count(), 1);
  }
  await type.selectOption('image');
  t.equal(await page.locator('input[type="file"]').getAttribute('accept'), 'image/*');
  t.same(problems, []);
});

t.test('R273, R274, R323, D43: what is missing is said in a notice and at each field; nothing is sent', async (t) => {
  const { page, tab, button, saying, sent } = await enter();
  await tab('Add New').click();
  const fields = { 'Title*': 'Give the item a title.', 'Description*': 'Describe it in a sentence or two.', 'Image URL*': 'Upload a picture, or give the path of one on this site.' };
  for (const label of [...Object.keys(fields), 'Type*']) t.equal(await page.getByLabel(label, { exact: true }).evaluate((element) => (element as HTMLInputElement).required), true, `${label} is required`);
  await button('Add Item').click();
  t.same(await saying('Missing fields'), ['Missing fields', 'Please fill in all required fields']);
  t.equal(await page.getByLabel('Title*').evaluate((element) => element === document.activeElement), true, 'the first of them has the focus');
  for (const [label, words] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true });
    t.equal(await field.getAttribute('aria-invalid'), 'true', label);
    const described = ((await field.getAttribute('aria-describedby')) ?? '').split(' ')[0] ?? '';
    t.equal((await page.locator(`#${described}`).textContent())?.trim(), words);
  }
  for (const label of Object.keys(fields)) {
    await page.getByLabel(label, { exact: true }).fill(label === 'Image URL*' ? picture : 'Given');
    t.equal(await page.getByLabel(label, { exact: true }).getAttribute('aria-invalid'), null, `${label} is well`);
    if (label === 'Image URL*') continue;
    await button('Add Item').click();
    t.same(await saying('Missing fields'), ['Missing fields', 'Please fill in all required fields'], `with ${label} alone it is not complete`);
  }
  await page.getByLabel('Title*').fill('   ');
  await button('Add Item').click();
  t.equal(await page.getByLabel('Title*').getAttribute('aria-invalid'), 'true', 'spaces are nothing');
  t.equal(await page.getByLabel('Description*').inputValue(), 'Given', 'what was typed stays');
  t.same(sent.filter(({ line }) => line.includes('/api/portfolio')), []);
});

t.test('R274, R278, D44: what the server refuses is said at the field too', async (t) => {
  const { page, tab, button, saying } = await enter();
  await tab('Add New').click();
  await page.getByLabel('Title*').fill('A tour');
  await page.getByLabel('Description*').fill('From another house.');
  await page.getByLabel('Type*').selectOption('embed');
  await page.getByLabel('Embed Code*').fill('<iframe src="https://tours.example/show?m=1"></iframe>');
  await button('Add Item').click();
  await saying('Failed to add item');
  const field = page.getByLabel('Embed Code*');
  t.equal(await field.getAttribute('aria-invalid'), 'true');
  t.equal(await field.evaluate((element) => element === document.activeElement), true);
  for (const [label, most] of [['Title*', '120'], ['Description*', '2000'], ['Category/Tag', '120'], ['Specifications', '120'], ['Thumbnail URL', '2048'], ['Embed Code*', '4000']] as const) {
    t.equal(await page.getByLabel(label, { exact: true }).getAttribute('maxlength'), most, label);
  }
});

t.test('R206: a pasted link becomes the id, or the frame', async (t) => {
  const { page, tab, button, saying, sent } = await enter();
  await tab('Add New').click();
  await page.getByLabel('Title*').fill('A film');
  await page.getByLabel('Description*').fill('Ninety seconds.');
  const source = page.getByLabel('Image URL*');
  await source.fill('https://youtu.be/dQw4w9WgXcQ?t=4');
  await source.blur();
  t.equal(await page.getByLabel('Type*').inputValue(), 'video');
  t.equal(await page.getByLabel('YouTube Video ID*').inputValue(), 'dQw4w9WgXcQ');
  await button('Add Item').click();
  await saying('Item added');
  t.match(JSON.parse(sent.at(-1)?.body ?? ''), { type: 'video', src: 'dQw4w9WgXcQ' });
});

t.test('two of the staff at once: neither overwrites the other in silence', async (t) => {
  const { page, button, saying } = await enter();
  const item = await site.services.portfolio.add('photographyPortfolio', { title: 'Shared', description: 'As it was.', type: 'image', src: picture });
  const stored = async () => (await site.services.portfolio.listAdmin()).photographyPortfolio.find(({ id }) => id === item.id);
  await page.reload();
  await button('Edit Shared').click();
  await page.getByLabel('Description*').fill('Mine.');
  await site.services.portfolio.update('photographyPortfolio', { ...item, description: 'Theirs.' });
  await button('Update Item').click();
  await saying('Failed to update item');
  const question = page.getByRole('region', { name: 'Somebody changed this item since you opened it' });
  t.same(await question.getByRole('row').nth(1).getByRole('cell').allTextContents(), ['Mine.', 'Theirs.']);
  t.equal((await stored())?.description, 'Theirs.');
  await question.getByRole('button', { name: 'Take theirs' }).click();
  t.equal(await page.getByLabel('Description*').inputValue(), 'Theirs.');
  await page.getByLabel('Description*').fill('Mine again.');
  const newer = await stored();
  if (!newer) throw new Error('Gone');
  await site.services.portfolio.update('photographyPortfolio', { ...newer, description: 'Theirs again.' });
  await button('Update Item').click();
  await question.getByRole('button', { name: 'Send mine' }).click();
  await saying('Item updated');
  t.equal((await stored())?.description, 'Mine again.');
});

t.test('what is typed outlives a reload and a look at another service, until it is discarded', async (t) => {
  const { page, tab, button } = await enter();
  await tab('Add New').click();
  await page.getByLabel('Title*').fill('Half written');
  await button('Drone ' + String((await site.services.portfolio.listAdmin()).dronePortfolio.length)).click();
  t.equal(await page.getByLabel('Title*').inputValue(), '', 'each service has a form of its own');
  await page.reload();
  await page.getByText('Not sent yet, Photography: “Half written”').waitFor();
  await button('Continue').click();
  t.equal(await page.getByLabel('Title*').inputValue(), 'Half written');
  await tab('Manage Items').click();
  await button('Discard').click();
  await tab('Add New').click();
  t.equal(await page.getByLabel('Title*').inputValue(), '');
});
