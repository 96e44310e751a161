import { parseCertificateNumber } from '@course/contract/certificates/certificate-check'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendWithEtag } from '../../http/etag.ts'
import { AppError } from '../../platform/errors.ts'
import { perMinute } from '../../platform/rate-limits.ts'
import type { Site } from '../../platform/site.ts'
import { findCertificateByNumber, findNewestRevision } from '../store.ts'
import { syncCertificateStatus } from '../sync-certificate-status.ts'
import { didDocument } from './documents.ts'
import { findOrCreateSigningKey, listActiveKeys } from './keys.ts'
import type { CredentialSigner } from './signer.ts'
import { listIssuingOrigins } from './store.ts'

const publicRoute = { config: { access: 'public', rateLimit: perMinute(120) } } as const

/** Endpoints for programs that verify credentials. */
export const credentialRoutes = (site: Site, signer: CredentialSigner) => (app: FastifyInstance) => {
  app.get('/.well-known/did.json', publicRoute, async (request, reply) => {
    await findOrCreateSigningKey(site.db, site.clock, site.config)
    const keys = await listActiveKeys(site.db)
    const publicKeys = keys.map((key) => key.public_key)
    const document = didDocument(await resolveOrigin(site, request), publicKeys)
    return sendPublic(request, reply, JSON.stringify(document))
  })

  app.get('/certificates/status/:list', publicRoute, async (request, reply) => {
    const list = Number((request.params as { list: string }).list)
    const text =
      Number.isSafeInteger(list) && list > 0 && list < 2 ** 31
        ? await signer.findOrSignStatusList(list)
        : undefined
    if (!text) throw new AppError('request.unknown_path')
    return sendPublic(request, reply, text)
  })

  app.get('/certificates/:number/:credential', publicRoute, async (request, reply) => {
    const { number: input, credential } = request.params as { number: string; credential: string }
    const number = parseCertificateNumber(input)
    const revision = Number(/^credential-(\d{1,6})$/.exec(credential)?.[1])
    const found = number && revision ? await findCertificateByNumber(site.db, number) : undefined
    const certificate = await syncCertificateStatus(site, found)
    const newest = certificate && (await findNewestRevision(site.db, certificate.number))
    if (!newest || revision > newest.revision || certificate.is_private)
      throw new AppError('request.unknown_path')
    const text = revision === newest.revision && (await signer.findOrSignCredential(certificate.number))
    if (!text) throw new AppError('certificates.outdated')
    return reply
      .headers({
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
      })
      .type('application/json')
      .send(text)
  })
}

/** The requested origin, if credentials were issued under it; a previous site URL keeps working. */
async function resolveOrigin(site: Site, request: FastifyRequest): Promise<string> {
  const { siteUrl } = site.config
  if (new URL(siteUrl).host === request.host) return siteUrl
  return (
    (await listIssuingOrigins(site.db)).find((origin) => new URL(origin).host === request.host) ?? siteUrl
  )
}

function sendPublic(request: FastifyRequest, reply: FastifyReply, text: string) {
  reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=30' })
  return sendWithEtag(request, reply.type('application/json'), text)
}
