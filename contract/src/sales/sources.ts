/* Where visitors come from: `utm_source` of the link that they followed, otherwise the host of the page that it was on. */

/** Without a link from another site: typed, bookmarked, or from an email program. */
export const DIRECT_SOURCE = '(direct)'
/** Of sales from before sources were counted. */
export const UNKNOWN_SOURCE = '(unknown)'
/** A source that is not counted by name. */
export const OTHER_SOURCE = '(other)'

/** Anyone can send any source. More than these a day are counted together as `OTHER_SOURCE`. */
export const MAX_SOURCES_PER_DAY = 300
/** Long enough to compare any year that the funnel shows with the year before. */
export const SOURCE_RETENTION_DAYS = 732

const SOURCE_MAX_CHARACTERS = 60
const SOURCE = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/

/** The source of a visit, from the URL that the page was opened with and the page before it. */
export function sourceOfVisit(url: string, referrer: string): string {
  const opened = URL.parse(url)
  const named = opened?.searchParams.get('utm_source')?.trim().toLowerCase()
  if (named) return parseSource(named.replace(/[\s_]+/g, '-'))
  const host = URL.parse(referrer)?.hostname
  return !host || host === opened?.hostname ? DIRECT_SOURCE : parseSource(host.replace(/^www\./, ''))
}

/** What a browser sent. Names with other characters, such as an email, are not stored. */
export function parseSource(value: unknown): string {
  if (value === undefined || value === DIRECT_SOURCE) return DIRECT_SOURCE
  return typeof value === 'string' && value.length <= SOURCE_MAX_CHARACTERS && SOURCE.test(value)
    ? value
    : OTHER_SOURCE
}

/** A row of the funnel's table of sources. Revenue is null without the permission to see it. */
export type SourceStats = {
  source: string
  visits: number
  checkouts: number
  sales: number
  /** Sales minus refunds in the smallest currency unit. */
  revenue: number | null
}
