import { RenderingThread } from '../../platform/rendering/thread.ts'
import type { ShareCard } from './draw-share-card.ts'

/** Pictures that are kept in memory, a hundred kilobytes each; who shares a link has it looked at by many at once. */
const KEPT = 50

/** Draws each picture once, in a thread of its own, and keeps the last ones that were asked for. */
export function openShareCards() {
  const thread = new RenderingThread<ShareCard>(new URL('./share-card-worker.ts', import.meta.url))
  const kept = new Map<string, Promise<Buffer>>()
  return {
    draw({ studentName, issuer }: ShareCard): Promise<Buffer> {
      const key = JSON.stringify([studentName, issuer])
      const drawn = kept.get(key) ?? thread.render({ studentName, issuer })
      // Put at the end again: what was not asked for longest goes first.
      kept.delete(key)
      kept.set(key, drawn)
      drawn.catch(() => kept.delete(key))
      for (const oldest of kept.keys()) {
        if (kept.size <= KEPT) break
        kept.delete(oldest)
      }
      return drawn
    },
    close: () => thread.close(),
  }
}

export type ShareCards = ReturnType<typeof openShareCards>
