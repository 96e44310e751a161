import type { CheckedCertificate } from '@course/contract/certificates/certificate-check'
import { formatLongDate } from '@course/contract/certificates/certificates'

type Correction = NonNullable<Extract<CheckedCertificate, { state: 'valid' }>['correction']>

/** Says that earlier copies are replaced, without what they said. */
export const correctionSentence = ({ on, of }: Correction): string =>
  of === 'name'
    ? `The name was corrected on ${formatLongDate(on)}. Copies with another spelling are replaced by this one.`
    : `The date was corrected on ${formatLongDate(on)}. Copies with another date are replaced by this one.`

/** The moment of the check on the clock of whoever looks. */
export const checkedMoment = (at: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at))
