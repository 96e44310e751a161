/** The public certificate page. The learner's own certificate is in `certificates.ts`. */

/** Public page of a certificate. Anyone who has the number can open it. */
export const certificatePath = (number: string): string => `/certificates/${number}`

/** Preview image that other sites show next to a link to the page. */
export const shareCardPath = (number: string): string => `${certificatePath(number)}/card.png`

/** The recommended size of Open Graph images. */
export const shareCardSize = { width: 1200, height: 630 } as const

export const NUMBER_MAX_CHARACTERS = 100

/** Parses a typed certificate number. Case, spaces and dashes are ignored; O is read as 0, I and L as 1. */
export function parseCertificateNumber(typed: string): string | undefined {
  const letters = typed
    .slice(0, NUMBER_MAX_CHARACTERS)
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}._/]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{20}$/.test(letters) ? letters.match(/.{5}/g)!.join('-') : undefined
}

/** Response of `check-certificate`. Dates are UTC, except `completionDate`, which is as printed. */
export type CheckedCertificate =
  | { state: 'unknown' }
  | ({ number: string; checkedAt: string } & (
      | { state: 'private' }
      | { state: 'withdrawn'; withdrawnOn: string }
      | {
          state: 'valid'
          studentName: string
          completionDate: string
          /** Date of the first revision. */
          issuedOn: string
          issuer: string
          /** The latest correction. Earlier copies are no longer valid. */
          correction: { on: string; of: 'name' | 'date' } | null
        }
    ))
