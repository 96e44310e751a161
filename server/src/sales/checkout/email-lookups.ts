import { networkLimits } from '../../http/route-access.ts'
import { perHour } from '../../platform/rate-limits.ts'

/** Per network: requests whose refusal tells whether an email has an account or the course. */
const EMAIL_LOOKUPS = perHour(20)

export const emailLookupLimits = (ip: string) => networkLimits('checkout.already_owned', ip, EMAIL_LOOKUPS)
