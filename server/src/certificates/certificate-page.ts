import { siteContent } from '@course/content/site/content'
import { certificateCopy } from '@course/content/site/pages/certificate'
import {
  certificatePath,
  parseCertificateNumber,
  shareCardPath,
  shareCardSize,
} from '@course/contract/certificates/certificate-check'
import type { PageResponse } from '../http/pages/web.ts'
import { checkNetworkLimit } from '../http/route-access.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import type { Site } from '../platform/site.ts'
import { CERTIFICATE_CHECK_LIMIT } from './functions.ts'
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

/** Link-preview tags of a certificate page. They contain no names. */
function pageHead(siteUrl: string, number: string): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': siteContent().site.name,
    'og:title': `${certificateCopy.heading}: ${siteContent().site.name}`,
    'og:url': siteUrl + certificatePath(number),
    'og:image': siteUrl + shareCardPath(number),
    'og:image:width': String(shareCardSize.width),
    'og:image:height': String(shareCardSize.height),
    'og:image:alt': `${certificateCopy.heading}: ${siteContent().site.name}`,
  }
  const tags = Object.entries(properties).map(
    ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`,
  )
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image">`
}
