export type ServiceExpectation = {
  slug: string;
  packages: readonly string[];
  related: readonly string[];
  /** Portfolio category behind View Full Portfolio. */
  portfolio: string;
  actions: readonly (readonly [text: string, href: string])[];
};

const quote = (service: string) => ['Get a Quote', `/contact?service=${service}`] as const;
const pricing = (service: string) => ['View Pricing', `/contact?service=${service}`] as const;

/** What the specification says of its eight service pages. */
export const serviceExpectations: readonly ServiceExpectation[] = [
  {
    slug: 'photography', portfolio: 'photography', related: ['drone', 'video', 'matterport'],
    packages: ['Residential', 'Commercial', 'Twilight', 'HDR', 'High-Volume', 'Quick-Turn'],
    actions: [['Book a Photoshoot', '/contact?service=photography'], quote('photography')],
  },
  {
    slug: 'video', portfolio: 'video', related: ['photography', 'drone', 'editing'],
    packages: ['Property Films', 'Aerial Video', 'Marketing Content', 'Quick-Edit Videos', 'Corporate Video', 'Twilight Video'],
    actions: [['Start Your Video Project', '/contact?service=video'], quote('video')],
  },
  {
    slug: 'drone', portfolio: 'drone', related: ['photography', 'video', 'matterport'],
    packages: ['Property Aerials', 'Aerial Videography', 'Twilight Aerials', 'Construction Progress', 'Land Surveys', 'Rush Delivery'],
    actions: [['Book a Drone Shoot', '/contact?service=drone'], quote('drone')],
  },
  {
    slug: 'matterport', portfolio: 'matterport', related: ['floorplans', 'photography', 'website'],
    packages: ['3D Virtual Tours', 'Space Documentation', 'Digital Integration', 'Virtual Staging', 'Interactive Tags', 'Tour Hosting'],
    actions: [['Book a 3D Tour', '/contact?service=matterport'], quote('matterport')],
  },
  {
    slug: 'editing', portfolio: 'editing', related: ['photography', 'video', 'drone'],
    packages: ['HDR Processing', 'Color Correction', 'Virtual Staging', 'Video Editing', 'Fast Turnaround', 'Quality Guarantee'],
    actions: [['Start Your Project', '/contact?service=editing'], quote('editing')],
  },
  {
    slug: 'website', portfolio: 'website-design', related: ['photography', 'video', 'matterport'],
    packages: ['Single Property Websites', 'Agent/Broker Websites', 'Custom Development', 'Mobile Apps', 'SEO & Marketing', 'Hosting & Maintenance'],
    actions: [['Get Started Today', '/contact?service=website'], ['View Our Work', '/portfolio/website-design']],
  },
  {
    slug: 'brand', portfolio: 'brand-apparel', related: ['website', 'photography', 'video'],
    packages: ['Custom Apparel', 'Corporate Merchandise', 'Logo Design', 'Brand Identity'],
    actions: [['Request Brand Consultation', '/contact?service=branding'], pricing('branding')],
  },
  {
    slug: 'ai-services', portfolio: 'ai-services', related: ['photography', 'website', 'brand'],
    packages: ['Generative AI for Images', 'AI Video & Audio', 'AI Content Generation', 'Virtual Staging', 'Chatbot Solutions', 'Market Analysis AI'],
    actions: [['Schedule a Demo', '/contact?service=ai'], pricing('ai')],
  },
];

/** Linked in the specification, with a destination that is not shown. */
export const furtherServices = ['automation', 'floorplans'] as const;
