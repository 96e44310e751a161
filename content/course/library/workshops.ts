import type { Workshop } from './types.ts'
import { diagnosis } from './workshops/diagnosis.ts'
import { gateRehearsalAndPremortem } from './workshops/gate-rehearsal-and-premortem.ts'
import { sponsorAndMessage } from './workshops/sponsor-and-message.ts'

/** The facilitator pack, in the order of use. */
export const workshops: readonly Workshop[] = [diagnosis, sponsorAndMessage, gateRehearsalAndPremortem]
