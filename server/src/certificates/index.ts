import type { OpenSlice } from '../platform/slice.ts'
import { certificatePage } from './certificate-page.ts'
import { openIssuer } from './credentials/issuer.ts'
import { credentialRoutes } from './credentials/routes.ts'
import { warnOfMove } from './credentials/warn-of-move.ts'
import {
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

export { readCredentialSecret, readIssuerName } from './config.ts'
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
  return {
    personalData,
    functions: [
      certificateFunction,
      issueCertificateFunction,
      correctCertificateFunction,
      certificatePdfFunction(renderer),
      certificatePrivacyFunction,
      certificateBadgeFunction(issuer),
      checkCertificateFunction,
    ],
    seed: () => warnOfMove(site),
    routes: credentialRoutes(site, issuer),
    jobs: [settleJob(site)],
    pages: { '/certificates/:number': certificatePage(site) },
    async close() {
      await Promise.all([renderer.close(), issuer.close()])
    },
  }
}
