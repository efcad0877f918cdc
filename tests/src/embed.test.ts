import fc from 'fast-check';
import t from 'tap';
import { frameHosts, parseSource, recognise } from '../../src/shared/embed.ts';

const tour = 'https://my.matterport.com/show/?m=SxQL3iGyoDo';
const film = 'https://player.vimeo.com/video/76979871';
const id = 'dQw4w9WgXcQ';

t.test('D24: markup as the hosts hand it out becomes one URL', async (t) => {
  for (const [markup, src] of [
    [`<iframe width='853' height='480' src='${tour}' frameborder='0' allowfullscreen allow='autoplay; fullscreen; web-share; xr-spatial-tracking;'></iframe>`, tour],
    [`  <IFRAME SRC=${tour}></IFRAME>\n`, tour],
    [`<iframe src="${tour}&amp;brand=0&amp;lang=fr"></iframe>`, `${tour}&brand=0&lang=fr`],
    [`<iframe\n  src="${tour}"\n/>`, tour],
    [`<iframe src="https://www.youtube.com/embed/${id}?si=abc" title="A film" allowfullscreen></iframe>`, `https://www.youtube-nocookie.com/embed/${id}`],
    [`<iframe src="${film}?h=0a1b2c3d&amp;badge=0" allow="autoplay"></iframe>`, `${film}?h=0a1b2c3d`],
    [tour, tour],
    ['https://my.matterport.com/models/SxQL3iGyoDo', tour],
    ['https://vimeo.com/76979871', film],
    ['https://vimeo.com/76979871/0a1b2c3d', `${film}?h=0a1b2c3d`],
    [`https://youtu.be/${id}`, `https://www.youtube-nocookie.com/embed/${id}`],
  ] as const) {
    t.same(parseSource('embed', markup), { src }, markup);
  }
});

t.test('D24: a tour of ours is its path, bare or in markup, and nothing but a tour that there is', async (t) => {
  for (const path of ['/tours/lakeside-living-room', '/tours/farmhouse-kitchen', '/tours/condo-living']) {
    t.same(parseSource('embed', path), { src: path });
    t.same(parseSource('embed', `<iframe src="${path}" title="A room"></iframe>`), { src: path });
    t.same(recognise(path), { type: 'embed', src: path });
  }
  for (const path of ['/tours', '/tours/', '/tours/none', '/tours/condo-living/', '/tours/condo-living?x', '/tours/condo-living#x', '/tours/../admin', '/tours/condo-living/../../admin', '//tours/condo-living', '/Tours/condo-living', '/tours/%63ondo-living', '/admin', '/']) {
    t.ok('problem' in parseSource('embed', path), path);
    t.ok('problem' in parseSource('embed', `<iframe src="${path}"></iframe>`), `${path} in markup`);
    t.equal(recognise(path), undefined, path);
  }
});

t.test('D24: anything else is refused with a reason', async (t) => {
  for (const markup of [
    '',
    'a tour',
    `<p>${tour}</p>`,
    `<iframe src="${tour}"></iframe><iframe src="${tour}"></iframe>`,
    `<iframe src="${tour}"></iframe><script src="https://player.vimeo.com/api/player.js"></script>`,
    `<div><iframe src="${tour}"></iframe></div>`,
    `<iframe src="${tour}">text</iframe>`,
    `<iframe src="${tour}" onload="alert(1)"></iframe>`,
    `<iframe src="${tour}" srcdoc="x"></iframe>`,
    `<iframe src="${tour}" src="https://evil.example/"></iframe>`,
    `<iframe src="${tour}></iframe>`,
    `<iframe title="no source"></iframe>`,
    `<iframesrc="${tour}"></iframe>`,
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe src="java&#115;cript:alert(1)"></iframe>',
    '<iframe src="data:text/html,x"></iframe>',
    '<iframe src="//my.matterport.com/show/?m=SxQL3iGyoDo"></iframe>',
    `<iframe src="${tour.replace('https', 'http')}"></iframe>`,
    '<iframe src="https://my.matterport.com.evil.example/show/?m=SxQL3iGyoDo"></iframe>',
    '<iframe src="https://my.matterport.com@evil.example/show/?m=SxQL3iGyoDo"></iframe>',
    '<iframe src="https://someone@my.matterport.com/show/?m=SxQL3iGyoDo"></iframe>',
    '<iframe src="https://my.matterport.com:8443/show/?m=SxQL3iGyoDo"></iframe>',
    '<iframe src="https://my.matterport.com./show/?m=SxQL3iGyoDo"></iframe>',
    '<iframe src="https://my.matterport.com/account/?m=SxQL3iGyoDo"></iframe>',
    '<iframe src="https://my.matterport.com/show/../account?m=SxQL3iGyoDo"></iframe>',
    '<iframe src="https://my.matterport.com/show/?m=../x"></iframe>',
    '<iframe src="https:\\\\my.matterport.com\\show\\?m=SxQL3iGyoDo"></iframe>',
    '<iframe src="https://www.youtube.com/redirect?q=https://evil.example"></iframe>',
    '<iframe src="https://player.vimeo.com/api/x"></iframe>',
    '<iframe src="https://tours.example.com/1"></iframe>',
  ]) {
    const parsed = parseSource('embed', markup);
    t.ok('problem' in parsed && parsed.problem.length > 10, markup);
  }
  t.same(parseSource('embed', '<iframe src="https://Tours.example.com/1?a=b"></iframe>', ['tours.example.com']), { src: 'https://tours.example.com/1?a=b' });
  t.ok('problem' in parseSource('embed', 'https://sub.tours.example.com/1', ['tours.example.com']), 'hosts are exact');
});

t.test('videos: ids and links of every form', async (t) => {
  for (const text of [id, ` ${id} `, `https://www.youtube.com/watch?v=${id}&t=4s`, `https://m.youtube.com/watch?v=${id}`, `https://youtu.be/${id}?si=x`, `https://www.youtube.com/shorts/${id}`, `https://www.youtube.com/embed/${id}`, `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`]) {
    t.same(parseSource('video', text), { src: id }, text);
  }
  for (const text of ['', 'a b', 'a/b', '"><script>', 'https://vimeo.com/76979871', `https://youtube.com.evil.example/watch?v=${id}`]) t.ok('problem' in parseSource('video', text), text);
});

t.test('D51: pictures are paths of this site', async (t) => {
  t.same(parseSource('image', '/uploads/house.jpg'), { src: '/uploads/house.jpg' });
  for (const text of ['', 'house.jpg', '//evil.example/a.jpg', '/\\evil.example/a.jpg', 'https://example.com/a.jpg', 'data:image/png;base64,AA', '/a b.jpg', '/a.jpg?x', '/a"b.jpg']) t.ok('problem' in parseSource('image', text), text);
});

t.test('a pasted link is known for what it is', async (t) => {
  t.same(recognise(`https://youtu.be/${id}`), { type: 'video', src: id });
  t.same(recognise(`<iframe src="https://www.youtube.com/embed/${id}"></iframe>`), { type: 'video', src: id });
  t.same(recognise(tour), { type: 'embed', src: tour });
  t.same(recognise('https://vimeo.com/76979871'), { type: 'embed', src: film });
  for (const text of [id, '/uploads/house.jpg', 'https://example.com/', 'words']) t.equal(recognise(text), undefined, text);
});

t.test('properties: whatever is pasted, what comes out is safe and goes in again unchanged', async (t) => {
  const pieces = fc.constantFrom('<iframe ', 'src=', '"', "'", tour, film, '>', '</iframe>', ' ', '&amp;', 'https://', 'my.matterport.com', '/show/?m=', '@', '\\', '\u0000', '#', 'javascript:', 'youtu.be/', id, 'on');
  const pasted = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')), fc.string().map((text) => `<iframe src="${tour}${text}"></iframe>`), fc.string().map((text) => `<iframe ${text} src="${tour}"></iframe>`));
  t.doesNotThrow(() => fc.assert(
    fc.property(pasted, (text) => {
      const parsed = parseSource('embed', text);
      if ('problem' in parsed) return parsed.problem.length > 0;
      const url = new URL(parsed.src);
      const again = parseSource('embed', parsed.src);
      return url.protocol === 'https:' && (frameHosts as readonly string[]).includes(url.host) && !/[\s"'<>`\\]/.test(parsed.src) && 'src' in again && again.src === parsed.src;
    }),
    { numRuns: 5000 },
  ));
  t.doesNotThrow(() => fc.assert(
    fc.property(pasted, (text) => {
      const parsed = parseSource('video', text);
      return 'problem' in parsed || /^[\w-]{1,64}$/.test(parsed.src);
    }),
  ));
  t.doesNotThrow(() => fc.assert(
    fc.property(pasted, (text) => {
      const parsed = parseSource('image', text);
      return 'problem' in parsed || new URL(parsed.src, 'https://here.example').origin === 'https://here.example';
    }),
  ));
});
