import type { CheckedCertificate } from '@course/contract/certificates/certificate-check'
import type { Paper } from '@course/contract/certificates/certificate-drawing'
import type {
  CertificateRequest,
  CertificateState,
  IssuedCertificate,
  SelfCorrection,
  Specimen,
} from '@course/contract/certificates/certificates'
import { callFunction, fetchFile, rest } from '../app/clients/clients.ts'

export const fetchCertificate = (): Promise<CertificateState> => callFunction('certificate')

/** Issues the certificate, or returns the existing one. */
export const issueCertificate = (request: CertificateRequest): Promise<IssuedCertificate> =>
  callFunction('issue-certificate', request)

/** Replaces name and date; the number stays. */
export const correctCertificate = (request: SelfCorrection): Promise<IssuedCertificate> =>
  callFunction('correct-certificate', request)

/** Asks staff for a correction when the learner has none left. */
export const requestCorrection = (
  request: CertificateRequest & { note: string },
): Promise<IssuedCertificate> => callFunction('ask-correction', request)

/** Public details of a certificate. */
export const checkCertificate = (number: string): Promise<CheckedCertificate> =>
  callFunction('check-certificate', { number })

/** Shows or hides the details on the public page. */
export const setCertificatePrivacy = (isPrivate: boolean): Promise<IssuedCertificate> =>
  callFunction('certificate-privacy', { isPrivate })

/** The badge is an image that contains the signed credential. */
export const fetchBadge = (): Promise<Blob> => fetchFile('certificate-badge')

export const fetchPdf = (paper: Paper, specimen?: Specimen): Promise<Blob> =>
  fetchFile('certificate-pdf', { ...specimen, paper })

/** Records the download. The server ignores the amount. */
export async function markDownloaded(customer: { id: string; email: string }): Promise<void> {
  const { error } = await rest
    .from('paid_customers')
    .upsert(
      { customer_id: customer.id, email: customer.email, certificate_downloaded: true, paid_amount: 0 },
      { onConflict: 'customer_id' },
    )
  // Not thrown: the learner gets the certificate anyway.
  if (error) console.warn('Could not record the download', error)
}
