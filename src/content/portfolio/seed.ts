import type { CollectionKey } from '../catalog.ts';
import { aiServices } from './ai-services.ts';
import { brandApparel } from './brand-apparel.ts';
import { drone } from './drone.ts';
import { editing } from './editing.ts';
import { matterport } from './matterport.ts';
import { photography } from './photography.ts';
import type { SeedItem } from './types.ts';
import { video } from './video.ts';
import { websiteDesign } from './website-design.ts';

/** R232, R233: what an empty store is filled with, in the order of display. */
export const seedCollections: Record<CollectionKey, readonly SeedItem[]> = {
  photographyPortfolio: photography,
  videoPortfolio: video,
  dronePortfolio: drone,
  matterportPortfolio: matterport,
  editingPortfolio: editing,
  webDesignPortfolio: websiteDesign,
  brandApparelPortfolio: brandApparel,
  aiServicesPortfolio: aiServices,
};
