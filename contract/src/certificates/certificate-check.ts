/** What the public page of a certificate needs; what the learner's own screen needs is in `certificates.ts`. */

/** The page of a certificate: anybody who has its number may open it. */
export const certificatePath = (number: string): string => `/certificates/${number}`

/** The picture that other sites show beside a link to that page. */
export const shareCardPath = (number: string): string => `${certificatePath(number)}/card.png`

export const NUMBER_MAX_CHARACTERS = 100

/** A certificate's number as somebody typed it: letter case, spaces and dashes do not matter, O is 0, I and L are 1. */
export function readCertificateNumber(typed: string): string | undefined {
  const letters = typed
    .slice(0, NUMBER_MAX_CHARACTERS)
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}._/]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{20}$/.test(letters) ? letters.match(/.{5}/g)!.join('-') : undefined
}

/** What the function `check-certificate` answers. Days are UTC, but for the one of completion, which the certificate says. */
export type CheckedCertificate =
  | { state: 'unknown' }
  | ({ number: string; checkedAt: string } & (
      | { state: 'private' }
      | { state: 'withdrawn'; withdrawnOn: string }
      | {
          state: 'valid'
          studentName: string
          completionDate: string
          /** The day of the first revision. */
          issuedOn: string
          issuer: string
          /** The last one; copies from before it are replaced. */
          correction: { on: string; of: 'name' | 'date' } | null
        }
    ))
