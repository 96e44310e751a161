import { shareCardPath } from '@course/contract/certificates/certificate-check'
import type { FastifyInstance } from 'fastify'
import { sendWithEtag } from '../../http/etag.ts'
import { AppError } from '../../platform/errors.ts'
import { perMinute } from '../../platform/rate-limits.ts'
import type { Site } from '../../platform/site.ts'
import { WorkerThread } from '../../platform/worker-thread.ts'
import { checkCertificate } from '../check-certificate.ts'
import { courseText } from '../course-text.ts'
import type { ShareCard } from './draw-share-card.ts'

/** Images cached in memory, about 100 KB each: a shared link is fetched by many crawlers at once. */
const MAX_CACHED_CARDS = 50

/** The link preview images of certificates. They are drawn in a worker thread, and the most recently used are cached. */
export function openShareCards(site: Site) {
  const thread = new WorkerThread<ShareCard>(new URL('./share-card-worker.ts', import.meta.url))
  const cache = new Map<string, Promise<Buffer>>()

  function draw(card: ShareCard): Promise<Buffer> {
    const cacheKey = JSON.stringify(card)
    const image = cache.get(cacheKey) ?? thread.run(card)
    // Re-inserted at the end, so that the least recently used one is evicted first.
    cache.delete(cacheKey)
    cache.set(cacheKey, image)
    image.catch(() => cache.delete(cacheKey))
    const [oldest] = cache.keys()
    if (cache.size > MAX_CACHED_CARDS && oldest !== undefined) cache.delete(oldest)
    return image
  }

  return {
    /** A card shows the name only if the public page does. */
    routes(app: FastifyInstance) {
      const config = { access: 'public', rateLimit: perMinute(60) } as const
      app.get(shareCardPath(':number'), { config }, async (request, reply) => {
        const checked = await checkCertificate(site, (request.params as { number: string }).number)
        if (checked.state === 'unknown' || checked.state === 'withdrawn')
          throw new AppError('request.unknown_path')
        const studentName = checked.state === 'valid' ? checked.studentName : null
        const image = await draw({ studentName, ...courseText(site.config) })
        // Revalidated every time: the holder may have made the page private or corrected the name.
        reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
        return sendWithEtag(request, reply.type('image/png'), image)
      })
    },
    close: () => thread.close(),
  }
}
