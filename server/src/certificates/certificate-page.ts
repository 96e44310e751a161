import { parseCertificateNumber } from '@course/contract/certificates/certificate-check'
import type { PageResponse } from '../http/pages/web.ts'
import { checkNetworkLimit } from '../http/route-access.ts'
import type { Site } from '../platform/site.ts'
import { CERTIFICATE_CHECK_LIMIT } from './functions.ts'
import { pageHead } from './share-card/page-head.ts'
import { findCertificateByNumber } from './store.ts'

/** Only for people who have the number: not indexed, no referrer, not cached. */
const headers = {
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/** Status and link-preview tags of a certificate page. The page fetches the content itself. */
export const certificatePage =
  (site: Site): PageResponse =>
  async (request) => {
    await checkNetworkLimit('certificate page', request.ip, CERTIFICATE_CHECK_LIMIT, site)
    const number = parseCertificateNumber((request.params as { number: string }).number)
    const certificate = number === undefined ? undefined : await findCertificateByNumber(site.db, number)
    if (!certificate) return { status: 404, headers }
    return {
      status: 200,
      headers,
      headTags: certificate.withdrawn_at ? undefined : pageHead(site.config.siteUrl, certificate.number),
    }
  }
