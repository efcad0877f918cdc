import type { PictureName } from './picture-names.ts';

/** Title at most 60, description at most 160 characters, both unique over the site (I2). */
export type PageSeo = { title: string; description: string };
export type PageHero = { title: string; lead: string; picture?: PictureName };
export type PageLink = { text: string; href: string };
