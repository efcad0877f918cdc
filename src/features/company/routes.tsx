import type { RouteEntry } from '../../components/route-entry.ts';
import { paths } from '../../paths.ts';

/** The pages about the company and what it gives away. */
export const companyRoutes: readonly RouteEntry[] = [
  { path: paths.about, label: 'About', modules: ['src/features/company/about-page.tsx'], load: async () => (await import('./about-page.tsx')).AboutPage, group: 'main', picture: 'team-studio' },
  { path: paths.faq, label: 'FAQ', modules: ['src/features/company/faq-page.tsx'], load: async () => (await import('./faq-page.tsx')).FaqPage, group: 'resources', picture: 'farmhouse-kitchen-day' },
  { path: paths.reviews, label: 'Reviews', modules: ['src/features/company/reviews-page.tsx'], load: async () => (await import('./reviews-page.tsx')).ReviewsPage, group: 'resources', picture: 'lakeside-kitchen-day' },
  { path: paths.learn, label: 'Learn', modules: ['src/features/company/learn-page.tsx'], load: async () => (await import('./learn-page.tsx')).LearnPage, group: 'resources', picture: 'farmhouse-kitchen-dusk' },
  { path: paths.downloads, label: 'Downloads', modules: ['src/features/company/downloads-page.tsx'], load: async () => (await import('./downloads-page.tsx')).DownloadsPage, group: 'resources', picture: 'brochure' },
  { path: paths.vendorDirectory, label: 'Vendor Directory', modules: ['src/features/company/vendors-page.tsx'], load: async () => (await import('./vendors-page.tsx')).VendorsPage, group: 'resources', picture: 'lakeside-living-room-detail' },
  { path: paths.media, label: 'Media', modules: ['src/features/company/media-page.tsx'], load: async () => (await import('./media-page.tsx')).MediaPage, group: 'resources', picture: 'drone-flight' },
];
