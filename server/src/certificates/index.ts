import type { OpenSlice } from '../platform/slice.ts'
import { certificatePage } from './certificate-page.ts'
import { openIssuer } from './credentials/issuer.ts'
import { credentialRoutes } from './credentials/routes.ts'
import { warnOfMove } from './credentials/warn-of-move.ts'
import {
  askCorrectionFunction,
  certificateBadgeFunction,
  certificateFunction,
  certificatePdfFunction,
  certificatePrivacyFunction,
  checkCertificateFunction,
  correctCertificateFunction,
  issueCertificateFunction,
} from './functions.ts'
import { openPdfRenderer } from './pdf.ts'
import { personalData } from './personal-data.ts'
import { settleJob } from './settle-certificate.ts'
import { shareCardRoutes } from './share-card/routes.ts'
import { openShareCards } from './share-card/share-cards.ts'

export {
  correctionAsked,
  countCorrectionsAsked,
  decideCorrection,
  numbersWithCorrectionAsked,
} from './correction-requests.ts'
export { currentCertificate, drawCertificate } from './current-certificate.ts'
export type { PdfContent } from './pdf.ts'
export { readRequest } from './read-request.ts'
export { latestDate } from './rules.ts'
export {
  type CertificateRow,
  certificateOf,
  insertRevision,
  lockCertificate,
  type Revision,
  restoreCertificate,
  revisionsOf,
  revisionsOfNumber,
  withdrawCertificate,
} from './store.ts'

export const openCertificates: OpenSlice = (site) => {
  const renderer = openPdfRenderer()
  const issuer = openIssuer(site)
  const shareCards = openShareCards()
  return {
    personalData,
    functions: [
      certificateFunction,
      issueCertificateFunction,
      correctCertificateFunction,
      askCorrectionFunction,
      certificatePdfFunction(renderer),
      certificatePrivacyFunction,
      certificateBadgeFunction(issuer),
      checkCertificateFunction,
    ],
    seed: () => warnOfMove(site),
    routes(app) {
      credentialRoutes(site, issuer)(app)
      shareCardRoutes(site, shareCards)(app)
    },
    jobs: [settleJob(site)],
    pages: { '/certificates/:number': certificatePage(site) },
    async close() {
      await Promise.all([renderer.close(), issuer.close(), shareCards.close()])
    },
  }
}
