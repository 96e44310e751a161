import { RenderingThread } from '../../platform/rendering/thread.ts'
import type { ShareCard } from './draw-share-card.ts'

/** Images cached in memory, about 100 KB each: a shared link is fetched by many crawlers at once. */
const MAX_CACHED_CARDS = 50

/** Draws each picture once, in a thread of its own, and keeps the last ones that were asked for. */
export function openShareCards() {
  const thread = new RenderingThread<ShareCard>(new URL('./share-card-worker.ts', import.meta.url))
  const kept = new Map<string, Promise<Buffer>>()
  return {
    draw({ studentName, issuer }: ShareCard): Promise<Buffer> {
      const key = JSON.stringify([studentName, issuer])
      const drawn = kept.get(key) ?? thread.render({ studentName, issuer })
      // Re-inserted at the end, so that the least recently used one is evicted first.
      kept.delete(key)
      kept.set(key, drawn)
      drawn.catch(() => kept.delete(key))
      for (const oldest of kept.keys()) {
        if (kept.size <= MAX_CACHED_CARDS) break
        kept.delete(oldest)
      }
      return drawn
    },
    close: () => thread.close(),
  }
}

export type ShareCards = ReturnType<typeof openShareCards>
