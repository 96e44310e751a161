import type { SliceFactory } from '../http/slice.ts'
import { certificateFile } from './certificate-file.ts'
import { certificatePage } from './certificate-page.ts'
import { openIssuer } from './credentials/issuer.ts'
import { credentialRoutes } from './credentials/routes.ts'
import { warnAboutOriginChange } from './credentials/warn-about-origin-change.ts'
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
import { openPdfRenderer } from './pdf.ts'
import { personalData } from './personal-data.ts'
import { shareCardRoutes } from './share-card/routes.ts'
import { openShareCards } from './share-card/share-cards.ts'
import { syncCertificatesJob } from './sync-certificate-status.ts'

export {
  countOpenCorrections,
  decideCorrection,
  findCorrectionRequest,
  listCorrectionRequests,
  listNumbersWithOpenCorrection,
} from './correction-requests.ts'
export { parseCertificateRequest } from './parse-request.ts'
export { latestDate } from './rules.ts'
export {
  type CertificateRow,
  findCertificate,
  insertRevision,
  listNewestRevisions,
  listRevisions,
  listRevisionsByNumber,
  lockCertificate,
  type Revision,
  restoreCertificate,
  withdrawCertificate,
} from './store.ts'

export const createCertificatesSlice: SliceFactory = (site) => {
  const renderer = openPdfRenderer()
  const issuer = openIssuer(site)
  const shareCards = openShareCards()
  return {
    personalData,
    functions: [
      certificateFunction,
      issueCertificateFunction,
      correctCertificateFunction,
      requestCorrectionFunction,
      certificatePdfFunction(renderer),
      certificatePrivacyFunction,
      certificateBadgeFunction(issuer),
      checkCertificateFunction,
    ],
    seed: () => warnAboutOriginChange(site),
    routes(app) {
      credentialRoutes(site, issuer)(app)
      shareCardRoutes(site, shareCards)(app)
    },
    personalFiles: (caller) => certificateFile(site, renderer, caller),
    jobs: [syncCertificatesJob(site)],
    pages: { '/certificates/:number': certificatePage(site) },
    async close() {
      await Promise.all([renderer.close(), issuer.close(), shareCards.close()])
    },
  }
}
