import { certificatePath } from '@course/contract/certificates/certificate-check'
import type { SliceFactory } from '../http/slice.ts'
import { WorkerThread } from '../platform/worker-thread.ts'
import { certificatePage } from './certificate-page.ts'
import { loadStateWithoutQr } from './certificate-state.ts'
import { courseText } from './course-text.ts'
import { credentialRoutes } from './credentials/routes.ts'
import { openCredentialSigner } from './credentials/signer.ts'
import { listIssuingOrigins } from './credentials/store.ts'
import type { PdfRenderer } from './draw-certificate.ts'
import {
  certificateBadgeFunction,
  certificateFunction,
  certificatePdfFunction,
  certificatePrivacyFunction,
  checkCertificateFunction,
  correctCertificateFunction,
  issueCertificateFunction,
  requestCorrectionFunction,
} from './functions.ts'
import { personalData } from './personal-data.ts'
import { openShareCards } from './share-card/share-cards.ts'
import { findCertificateByNumber, findNewestRevision } from './store.ts'
import { syncCertificatesJob } from './sync-certificate-status.ts'

export {
  countOpenCorrections,
  decideCorrection,
  findCorrectionRequest,
  listCorrectionRequests,
  listNumbersWithOpenCorrection,
} from './correction-requests.ts'
export { parseCertificateRequest } from './parse-request.ts'
export { isSameCertificate, latestDate } from './rules.ts'
export {
  type CertificateRow,
  findCertificate,
  findNewestRevision,
  insertRevision,
  listNewestRevisions,
  listRevisions,
  lockCertificate,
  type Revision,
  restoreCertificate,
  withdrawCertificate,
} from './store.ts'

export const createCertificatesSlice: SliceFactory = (site) => {
  const renderer: PdfRenderer = new WorkerThread(new URL('./pdf-worker.ts', import.meta.url))
  const signer = openCredentialSigner(site)
  const shareCards = openShareCards(site)
  return {
    personalData,
    functions: [
      certificateFunction,
      issueCertificateFunction,
      correctCertificateFunction,
      requestCorrectionFunction,
      certificatePdfFunction(renderer),
      certificatePrivacyFunction,
      certificateBadgeFunction(signer),
      checkCertificateFunction,
    ],
    /** Badges contain the origin they were issued under. */
    async seed() {
      const origins = (await listIssuingOrigins(site.db)).filter((origin) => origin !== site.config.siteUrl)
      const message = 'badges were issued under other origins, which must still serve this site'
      if (origins.length > 0) site.log.warn({ origins }, message)
    },
    routes(app) {
      credentialRoutes(site, signer)(app)
      shareCards.routes(app)
    },
    mailAttachments: {
      async certificate(number) {
        const certificate = await findCertificateByNumber(site.db, number)
        const current = await findNewestRevision(site.db, number)
        if (!certificate || certificate.withdrawn_at || !current) return undefined
        const content = await renderer.run({
          certificate: current,
          url: site.config.siteUrl + certificatePath(number),
          ...courseText(site.config),
          paper: 'a4',
        })
        return { filename: 'certificate.pdf', content, contentType: 'application/pdf' }
      },
    },
    async personalFiles(caller): Promise<Record<string, Uint8Array>> {
      const status = await loadStateWithoutQr(site, caller)
      if (status.state !== 'issued') return {}
      const { certificate, url } = status
      const content = { certificate, url, ...courseText(site.config), paper: 'a4' } as const
      return { 'certificate.pdf': await renderer.run(content) }
    },
    jobs: [syncCertificatesJob(site)],
    pages: { '/certificates/:number': certificatePage(site) },
    async close() {
      await Promise.all([renderer.close(), signer.close(), shareCards.close()])
    },
  }
}
