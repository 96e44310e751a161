import type { CheckedCertificate } from '@course/contract/certificates/certificate-check'
import type { Paper } from '@course/contract/certificates/certificate-drawing'
import type {
  CertificateRequest,
  CertificateState,
  IssuedCertificate,
  SelfCorrection,
  Specimen,
} from '@course/contract/certificates/certificates'
import { FunctionsHttpError } from '@supabase/functions-js'
import { callFunction, rest } from '../api/clients.ts'

export const fetchCertificate = (): Promise<CertificateState> => callFunction('certificate')

/** Issues the certificate, or answers with the one that was issued before. */
export const issueCertificate = (request: CertificateRequest): Promise<IssuedCertificate> =>
  callFunction('issue-certificate', request)

/** Replaces what the certificate says; the number stays. */
export const correctCertificate = (request: SelfCorrection): Promise<IssuedCertificate> =>
  callFunction('correct-certificate', request)

/** Asks staff for what cannot be corrected here any more. */
export const requestCorrection = (
  request: CertificateRequest & { note: string },
): Promise<IssuedCertificate> => callFunction('ask-correction', request)

/** What everybody may know about the certificate with this number. */
export const checkCertificate = (number: string): Promise<CheckedCertificate> =>
  callFunction('check-certificate', { number })

/** Shows the details on the public page, or keeps them from it. */
export const setCertificatePrivacy = (isPrivate: boolean): Promise<IssuedCertificate> =>
  callFunction('certificate-privacy', { isPrivate })

/** The badge: a picture with the signed credential in it. */
export const fetchBadge = (): Promise<Blob> => callFunction('certificate-badge')

export const fetchPdf = (paper: Paper, specimen?: Specimen): Promise<Blob> =>
  callFunction('certificate-pdf', { ...specimen, paper })

/** Records the download. The amount is ignored by the server. */
export async function markDownloaded(customer: { id: string; email: string }): Promise<void> {
  const { error } = await rest
    .from('paid_customers')
    .upsert(
      { customer_id: customer.id, email: customer.email, certificate_downloaded: true, paid_amount: 0 },
      { onConflict: 'customer_id' },
    )
  // Only a note: whoever earned a certificate gets it all the same.
  if (error) console.warn('The download was not noted', error)
}

/** The server's own words about a failure; `otherwise` when it could not be reached. */
export const errorMessage = (error: unknown, otherwise: string): string =>
  error instanceof Error && error.cause instanceof FunctionsHttpError ? error.message : otherwise
