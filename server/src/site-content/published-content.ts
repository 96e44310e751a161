import {
  mergeWithDefaults,
  offerAt,
  type PublishedBlocks,
  publishContent,
} from '@course/content/site/content'
import { listCurrentTexts } from '../editing/index.ts'
import type { Site } from '../platform/site.ts'
import { publishedBlocks } from './texts.ts'

/** How soon other processes show what one of them has published. */
const REFRESH_SECONDS = 5

export type PublishedContent = {
  blocks(): PublishedBlocks
  /** Reads what is published. Calls `onChange` if it has changed, and resolves afterwards. */
  refresh(): Promise<void>
  onChange(listener: () => Promise<void>): void
  close(): void
}

/**
 * What this process shows of the owner's texts and settings. Every process reads them again after a few seconds,
 * because another one may have published something, or the offer may have ended.
 */
export function openPublishedContent(site: Site): PublishedContent {
  let shown = '{}'
  let listener = async () => {}
  let lastRefresh = Promise.resolve()

  async function read(): Promise<void> {
    const blocks = publishedBlocks(await listCurrentTexts(site.db, 'site'))
    const { offer, site: identity } = mergeWithDefaults(blocks)
    const current = offerAt(offer, site.clock.now(), identity.timeZone)
    const json = JSON.stringify(current === offer ? blocks : { ...blocks, offer: current })
    if (json === shown) return
    publishContent(JSON.parse(json))
    shown = json
    await listener()
  }

  /** One after the other, so that an older state never replaces a newer one. */
  function refresh(): Promise<void> {
    lastRefresh = lastRefresh.catch(() => undefined).then(read)
    return lastRefresh
  }

  // Also removes what another site in this process, such as one in a test, has published.
  publishContent({})
  const timer = setInterval(() => {
    refresh().catch((error: unknown) =>
      site.log.error({ err: error }, 'the site’s texts could not be refreshed'),
    )
  }, REFRESH_SECONDS * 1000).unref()
  return {
    blocks: () => JSON.parse(shown),
    refresh,
    onChange: (added) => {
      listener = added
    },
    close: () => clearInterval(timer),
  }
}
