/** What both forms are made of, apart from the schemas: a page shows the fields without loading a validator. */

/** R336, in the specification's order. */
export const serviceOptions = ['photography', 'video', 'drone', 'matterport', 'editing', 'website', 'branding', 'ai', 'multiple', 'consultation'] as const;
/** R337. */
export const budgetOptions = ['under-1k', '1k-5k', '5k-10k', '10k-25k', '25k-plus', 'discuss'] as const;
/** R338. */
export const timelineOptions = ['asap', '1-week', '2-weeks', '1-month', '2-months', 'flexible'] as const;

export type ServiceOption = (typeof serviceOptions)[number];

/** D44: most characters of each field. */
export const fieldLengths = { name: 80, email: 254, phone: 32, details: 5000 } as const;

/** A field no person sees; what fills it in is a program. */
export const honeypotField = 'website';
/** Carries the signed time token that GET /api/form-token hands out. */
export const formTokenField = 'formToken';
/** Carries the path of the page that a newsletter form was sent from. */
export const pageField = 'page';
/** In the address of any page: `1` after its newsletter form was sent without script. */
export const subscribedParameter = 'subscribed';

/** What to type, field by field. */
export const inquiryFieldMessages = {
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  email: 'Enter a full address, for example name@company.ca',
  phone: 'Enter a number on one line, for example 416-555-0142, or leave it empty',
  service: 'Choose one of the listed services, or leave it open',
  budget: 'Choose one of the listed budgets, or leave it open',
  timeline: 'Choose one of the listed timelines, or leave it open',
  details: 'Tell us about the property in a sentence or two',
  consent: 'Tick the box, or leave it empty',
} as const;

/** R269, R309. */
export const newsletterEmailMessage = 'Please enter a valid email address';

const linkNames: Record<string, ServiceOption> = {
  brand: 'branding',
  'brand-apparel': 'branding',
  'website-design': 'website',
  'ai-services': 'ai',
  automation: 'ai',
  floorplans: 'matterport',
};

/** D04: the option that `/contact?service=…` preselects, for a service's slug or an option's name; undefined for any other value. */
export function serviceOptionFor(name: string | null | undefined): ServiceOption | undefined {
  if (!name) return undefined;
  return serviceOptions.find((option) => option === name) ?? (Object.hasOwn(linkNames, name) ? linkNames[name] : undefined);
}

/** R269: the check made before a newsletter request is sent. */
export function looksLikeEmail(value: string): boolean {
  return value.trim() !== '' && value.includes('@');
}
