import t from 'tap';
import { titleFromFileName } from '../../../../src/features/admin/uploads/title-from-file-name.ts';

t.test('A file name in words is a title to start from', async (t) => {
  const titles = {
    'lakeside-house_blue-hour.jpg': 'Lakeside house blue hour',
    'KitchenIsland.JPG': 'Kitchen Island',
    'front-door_final.jpg': 'Front door',
    'Sumach Street (2).tiff': 'Sumach Street',
    'living-room-1920x1280.webp': 'Living room',
    'C:\\shoots\\pool terrace v3.png': 'Pool terrace',
    'Église Saint-Jean.jpg': 'Église Saint Jean',
    'Suite 3104 bedroom.jpg': 'Suite 3104 bedroom',
  };
  for (const [name, title] of Object.entries(titles)) t.equal(titleFromFileName(name), title, name);
});

t.test('A counter says nothing', async (t) => {
  for (const name of ['DSC_4127.jpg', 'IMG_0042.HEIC', 'IMG-20260513-WA0001.jpg', 'PXL_20260513_205214.jpg', 'DJI_0031.JPG', '20260513.jpg', 'Screenshot 2026-05-13 at 8.52.14.png', '_.jpg', '']) t.equal(titleFromFileName(name), '', name);
});

t.test('D44 a title has at most 120 characters', async (t) => {
  t.equal(titleFromFileName(`${'house '.repeat(40)}.jpg`).length, 120);
});
