import type { OpenSlice } from '../platform/slice.ts'
import { certificatePage } from './certificate-page.ts'
import {
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

export { readIssuerName } from './config.ts'
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
  return {
    personalData,
    functions: [
      certificateFunction,
      issueCertificateFunction,
      correctCertificateFunction,
      certificatePdfFunction(renderer),
      certificatePrivacyFunction,
      checkCertificateFunction,
    ],
    jobs: [settleJob(site)],
    pages: { '/certificates/:number': certificatePage(site) },
    close: () => renderer.close(),
  }
}
