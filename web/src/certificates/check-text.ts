import type { CheckedCertificate } from '@course/contract/certificates/certificate-check'
import { formatLongDate } from '@course/contract/certificates/certificates'

type Correction = NonNullable<Extract<CheckedCertificate, { state: 'valid' }>['correction']>

/** Does not reveal the earlier name or date. */
export const correctionText = ({ on, of }: Correction): string =>
  of === 'name'
    ? `The name was corrected on ${formatLongDate(on)}. Earlier copies are no longer valid.`
    : `The date was corrected on ${formatLongDate(on)}. Earlier copies are no longer valid.`

/** In the visitor's time zone. */
export const checkedAtText = (at: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at))
