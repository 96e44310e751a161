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
  close(): Promise<void>
}

/**
 * What this process shows of the owner's texts and settings. Every process reads them again after a few seconds,
 * because another one may have published something, or the offer may have ended.
 */
export function openPublishedContent(site: Site): PublishedContent {
  let current = '{}'
  let rendered = '{}'
  let listener = async () => {}
  let lastRefresh = Promise.resolve()

  async function read(): Promise<void> {
    const blocks = publishedBlocks(await listCurrentTexts(site.db, 'site'), site.log)
    current = JSON.stringify(withCurrentOffer(blocks, site.clock.now()))
    if (current === rendered) return
    publishContent(JSON.parse(current))
    await listener()
    // After a failure the next refresh tries again.
    rendered = current
  }

  /** One after the other, so that an older state never replaces a newer one. */
  function refresh(): Promise<void> {
    lastRefresh = lastRefresh.catch(() => undefined).then(read)
    return lastRefresh
  }

  // The content is global to the process: this removes what an earlier site, such as one in a test, has published.
  publishContent({})
  const timer = setInterval(() => {
    refresh().catch((error: unknown) =>
      site.log.error({ err: error }, 'the site’s texts could not be refreshed'),
    )
  }, REFRESH_SECONDS * 1000).unref()
  return {
    blocks: () => JSON.parse(current),
    refresh,
    onChange: (added) => {
      listener = added
    },
    async close() {
      clearInterval(timer)
      await lastRefresh.catch(() => undefined)
    },
  }
}

/** The blocks as they are shown now: the current price may have ended. */
export function withCurrentOffer(blocks: PublishedBlocks, now: Date): PublishedBlocks {
  const { offer, site } = mergeWithDefaults(blocks)
  const current = offerAt(offer, now, site.timeZone)
  return current === offer ? blocks : { ...blocks, offer: current }
}
