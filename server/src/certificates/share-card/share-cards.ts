import { RenderingThread } from '../../platform/rendering/thread.ts'
import type { ShareCard } from './draw-share-card.ts'

/** Images cached in memory, about 100 KB each: a shared link is fetched by many crawlers at once. */
const MAX_CACHED_CARDS = 50

/** Draws share cards in a worker thread and caches the most recently used ones. */
export function openShareCards() {
  const thread = new RenderingThread<ShareCard>(new URL('./share-card-worker.ts', import.meta.url))
  const cache = new Map<string, Promise<Buffer>>()
  return {
    draw({ studentName, issuer }: ShareCard): Promise<Buffer> {
      const cacheKey = JSON.stringify([studentName, issuer])
      const image = cache.get(cacheKey) ?? thread.render({ studentName, issuer })
      // Re-inserted at the end, so that the least recently used one is evicted first.
      cache.delete(cacheKey)
      cache.set(cacheKey, image)
      image.catch(() => cache.delete(cacheKey))
      for (const oldest of cache.keys()) {
        if (cache.size <= MAX_CACHED_CARDS) break
        cache.delete(oldest)
      }
      return image
    },
    close: () => thread.close(),
  }
}

export type ShareCards = ReturnType<typeof openShareCards>
