/** The search of the admin area, over everything that staff look up. */
export const SEARCH_MIN_CHARACTERS = 2
export const MAX_SEARCH_HITS_PER_KIND = 6

export type AdminSearchHit = {
  title: string
  /** What tells it from others with the same title, such as the email of an order. */
  detail: string
  path: string
}

/** Response of `admin-search`; without what the role may not see. */
export type AdminSearchHits = Record<(typeof adminSearchKinds)[number], readonly AdminSearchHit[]>

export const adminSearchKinds = ['customers', 'orders', 'certificates', 'texts'] as const
