import { forEachItem } from '../alarms/index.ts'
import { isoFromNow } from '../platform/clock.ts'
import type { Job } from '../platform/jobs.ts'
import type { Site } from '../platform/site.ts'
import { deleteAccount } from './accounts/remove-account.ts'
import {
  AUTH_CODE_SECONDS,
  CHALLENGE_SECONDS,
  IDLE_SESSION_SECONDS,
  MAX_SESSION_SECONDS,
  UNCONFIRMED_RETENTION_DAYS,
} from './shared/rules.ts'
import { listUnconfirmedAccounts, type UserRow } from './store/accounts.ts'
import { deleteAccountEventsBefore } from './store/customer-state.ts'
import { deleteFactorUndosBefore } from './store/factor-undos.ts'
import { deleteChallengesBefore } from './store/factors.ts'
import { deleteFailedSignInsBefore } from './store/failed-sign-ins.ts'
import { deleteExpiredTokens } from './store/one-time-tokens.ts'
import { deleteWebauthnChallengesBefore } from './store/passkeys.ts'
import { endSessionsOpenedBefore, endSessionsUnusedSince } from './store/sessions.ts'

/** Expired sessions stay this much longer, so that late users get "expired" instead of "unknown". */
const GRACE_SECONDS = 7 * 24 * 3600

/** How long sign-in events, and counts of failed sign-ins, are retained. */
const ACCOUNT_EVENT_DAYS = 365

const BATCH_SIZE = 100

const JOB = 'auth-tidy'

export function cleanupJob(site: Site): Job {
  const ago = (seconds: number) => isoFromNow(site.clock, -seconds)
  return {
    name: JOB,
    everySeconds: 3600,
    async run() {
      await deleteAccountEventsBefore(site.db, ago(ACCOUNT_EVENT_DAYS * 24 * 3600))
      await deleteFailedSignInsBefore(site.db, ago(ACCOUNT_EVENT_DAYS * 24 * 3600).slice(0, 10))
      await deleteExpiredTokens(site.db, ago(0), ago(AUTH_CODE_SECONDS * 2))
      await deleteChallengesBefore(site.db, ago(CHALLENGE_SECONDS * 2))
      await deleteWebauthnChallengesBefore(site.db, ago(CHALLENGE_SECONDS * 2))
      await deleteFactorUndosBefore(site.db, ago(0))
      await endSessionsUnusedSince(site.db, ago(IDLE_SESSION_SECONDS + GRACE_SECONDS))
      await endSessionsOpenedBefore(site.db, ago(MAX_SESSION_SECONDS + GRACE_SECONDS))
      await removeUnconfirmedAccounts(site, ago(UNCONFIRMED_RETENTION_DAYS * 24 * 3600))
    },
  }
}

/** Accounts with a purchase stay, confirmed or not. */
async function removeUnconfirmedAccounts(site: Site, before: string): Promise<void> {
  const accounts = unconfirmedAccounts(site, before)
  await forEachItem(site, { job: JOB, items: accounts, idOf: ({ id }) => id }, (user) =>
    deleteAccount(site, user, { isUnconfirmed: true }),
  )
}

async function* unconfirmedAccounts({ db }: Site, before: string): AsyncGenerator<UserRow> {
  let batch = await listUnconfirmedAccounts(db, '', before, BATCH_SIZE)
  while (batch.length > 0) {
    yield* batch
    batch = await listUnconfirmedAccounts(db, batch.at(-1)!.created_at, before, BATCH_SIZE)
  }
}
