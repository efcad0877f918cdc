/**
 * D08: who the company is. Invented and replaceable; none of the addresses reaches a real person.
 * Deploy-time values (public URL, analytics, mail) come from the environment, not from here.
 */
export const site = {
  name: 'Harbourline Media',
  legalName: 'Harbourline Media Inc.',
  tagline: 'Real estate photography, film and 3D tours in Toronto',
  founder: { name: 'Maren Aldous', role: 'Founder and lead photographer', initials: 'MA' },
  phone: { display: '416-555-0142', href: 'tel:+14165550142' },
  email: 'studio@harbourline.example',
  legalEmail: 'legal@harbourline.example',
  mediaEmail: 'press@harbourline.example',
  address: { street: '19 Carlaw Avenue, Unit 204', city: 'Toronto', region: 'ON', postalCode: 'M4M 2R6', country: 'CA' },
  geo: { latitude: 43.6532, longitude: -79.3832 },
  /** R334: metres. */
  serviceRadius: 50_000,
  /** R339, D52: the visible hours and those of the structured data differ in the specification; both stay. */
  hours: { visible: 'Monday to Friday, 9 am to 6 pm', weekend: 'Weekends by appointment', short: 'Mon-Fri 9AM-6PM' },
  structuredHours: 'Mo-Fr 09:00-17:00',
  licensingHours: 'Mon-Fri 9AM-6PM EST',
  priceRange: '$$',
  social: [
    { label: 'Instagram', href: 'https://www.instagram.com/harbourline.example' },
    { label: 'YouTube', href: 'https://www.youtube.com/@harbourline.example' },
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/harbourline-example' },
  ],
  /** D58: shown only when set, as `https://wa.me/<number>`. */
  whatsapp: undefined as string | undefined,
  whatsappHours: 'Mon-Fri 9AM-6PM EST',
  googleReviews: 'https://www.google.com/maps/search/?api=1&query=Harbourline+Media+Toronto',
} as const;
