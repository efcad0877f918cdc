import { ground, type Studio, writeMaster } from './studio.ts';

/** The small websites in `pages/`, and the paper each is laid on. */
const sites = {
  'site-lakeside': '#e6e2d8',
  'site-harbour-condo': '#cdced2',
  'site-orchard': '#d5dacb',
  'site-northlight-agent': '#e8e1d5',
  'site-sumach-row': '#e6d6cb',
};

/** Photographs each website on desktop and phone and lays both on one ground. */
export async function makeSites(studio: Studio): Promise<void> {
  for (const [page, paper] of Object.entries(sites)) {
    const desktop = await studio.shoot({ page, width: 1200, height: 820 });
    const phone = await studio.shoot({ page, width: 390, height: 872, scale: 2 });
    const screens = [desktop, phone].map((image) => `data:image/png;base64,${image.toString('base64')}`);
    const composed = await studio.shoot({
      page: 'devices',
      ...ground,
      prepare: async (sheet) => {
        await sheet.evaluate(`document.body.style.background = '${paper}';
          document.getElementById('desktop').src = '${screens[0]}';
          document.getElementById('phone').src = '${screens[1]}';`);
      },
    });
    await writeMaster(page, composed);
  }
}
