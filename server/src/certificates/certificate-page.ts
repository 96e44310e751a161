import { readCertificateNumber } from '@course/contract/certificates/certificate-check'
import { checkLimit } from '../platform/access.ts'
import { networkOf } from '../platform/network.ts'
import type { Site } from '../platform/site.ts'
import type { AnswerPage } from '../platform/web.ts'
import { CHECKS } from './functions.ts'
import { pageHead } from './share-card/page-head.ts'
import { certificateByNumber } from './store.ts'

/** The page is for whoever has the number: no search engine lists it, no other site learns of it, nobody keeps a copy. */
const headers = {
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

/** The status of a certificate's page and how a link to it looks; what it says is asked for by the page itself. */
export const certificatePage =
  (site: Site): AnswerPage =>
  async (request) => {
    await checkLimit(`certificate page:${networkOf(request.ip)}`, CHECKS, site)
    const number = readCertificateNumber((request.params as { number: string }).number)
    const known = number === undefined ? undefined : await certificateByNumber(site.db, number)
    if (!known) return { status: 404, headers }
    return {
      status: 200,
      headers,
      head: known.withdrawn_at ? undefined : pageHead(site.config.siteUrl, known.number),
    }
  }
