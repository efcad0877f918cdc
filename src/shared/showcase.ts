/** Public API addresses of portfolio items; a page reads them on the server and in the browser alike. */
export const showcaseUrls = {
  /** Answers `{items: PublicItem[]}`. `first` holds ids that come first; `category` is the portfolio's slug. */
  list(category: string, { limit, first = [] }: { limit?: number; first?: readonly string[] } = {}): string {
    const query = new URLSearchParams();
    if (limit !== undefined) query.set('limit', String(limit));
    if (first.length > 0) query.set('first', first.join(','));
    return `/api/showcase/${encodeURIComponent(category)}${query.size > 0 ? `?${query}` : ''}`;
  },
  /** Answers a PublicItemPage, or 404. */
  item: (category: string, slug: string): string => `/api/showcase/${encodeURIComponent(category)}/${encodeURIComponent(slug)}`,
} as const;
