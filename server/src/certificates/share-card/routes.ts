import { createHash } from 'node:crypto'
import { shareCardPath } from '@course/contract/certificates/certificate-check'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import { perMinute } from '../../platform/rate-limits.ts'
import type { Site } from '../../platform/site.ts'
import { checkCertificate } from '../check-certificate.ts'
import type { ShareCards } from './share-cards.ts'

/** The link preview image of a certificate. It shows the name only if the public page does. */
export const shareCardRoutes = (site: Site, cards: ShareCards) => (app: FastifyInstance) => {
  app.get(
    shareCardPath(':number'),
    { config: { access: 'public', rateLimit: perMinute(60) } },
    async (request, reply) => {
      const checked = await checkCertificate(site, (request.params as { number: string }).number)
      if (checked.state === 'unknown' || checked.state === 'withdrawn')
        throw new AppError('request.unknown_path')
      const studentName = checked.state === 'valid' ? checked.studentName : null
      const image = await cards.draw({ studentName, issuer: site.config.issuerName })
      const etag = `"${createHash('sha256').update(image).digest('base64url').slice(0, 22)}"`
      // Revalidated every time: the holder may have made the page private or corrected the name.
      reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex', etag })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type('image/png').send(image)
    },
  )
}
