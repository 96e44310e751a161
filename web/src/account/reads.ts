import { startRead } from '../api/start-read.ts'
import type { UserReads } from '../app/use-reads.ts'
import { readDevices, readUser } from './api.ts'
import { readSecondFactors } from './factors-api.ts'
import { readPasskeys } from './passkeys-api.ts'
import { readMailChoices } from './privacy-api.ts'
import { readPurchases } from './purchases-api.ts'

/** What the sections show besides the session; each read has a line. */
export const accountReads = () => ({
  user: startRead(readUser),
  secondFactors: startRead(readSecondFactors),
  passkeys: startRead(readPasskeys),
  devices: startRead(readDevices),
  purchases: startRead(readPurchases),
  mailChoices: startRead(readMailChoices),
})

/** The same, as a section takes it from the page. */
export type AccountReads = UserReads & Partial<ReturnType<typeof accountReads>>
