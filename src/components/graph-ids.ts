/** The ids by which nodes of the pages' graphs point at the company and the site. */
export function graphIds(origin: string) {
  return { organization: `${origin}/#organization`, business: `${origin}/#business`, website: `${origin}/#website` } as const;
}
