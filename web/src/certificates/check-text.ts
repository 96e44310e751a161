import type { CheckedCertificate } from '@course/contract/certificates/certificate-check'
import { formatLongDate } from '@course/contract/certificates/certificates'

type Correction = NonNullable<Extract<CheckedCertificate, { state: 'valid' }>['correction']>

/** Says that earlier copies are replaced, without what they said. */
export const correctionText = ({ on, of }: Correction): string =>
  of === 'name'
    ? `The name was corrected on ${formatLongDate(on)}. Earlier copies are no longer valid.`
    : `The date was corrected on ${formatLongDate(on)}. Earlier copies are no longer valid.`

/** The moment of the check on the clock of whoever looks. */
export const checkedAtText = (at: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at))
