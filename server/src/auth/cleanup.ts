import { forEachItem } from '../alarms/index.ts'
import { DAY_SECONDS, isoFromNow } from '../platform/clock.ts'
import { eachById } from '../platform/each-by-id.ts'
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
import type { UserRow } from './store/accounts.ts'

/** Expired sessions stay this much longer, so that late users get "expired" instead of "unknown". */
const GRACE_SECONDS = 7 * DAY_SECONDS

/** How long sign-in events, and counts of failed sign-ins, are retained. */
const EVENT_SECONDS = 365 * DAY_SECONDS

const JOB = 'auth-cleanup'

export function authCleanupJob(site: Site): Job {
  const { db } = site
  const ago = (seconds: number) => isoFromNow(site.clock, -seconds)
  return {
    name: JOB,
    everySeconds: 3600,
    async run() {
      const challengesBefore = ago(CHALLENGE_SECONDS * 2)
      for (const deletion of [
        db.deleteFrom('account_events').where('at', '<', ago(EVENT_SECONDS)),
        db.deleteFrom('failed_sign_ins').where('day', '<', ago(EVENT_SECONDS).slice(0, 10)),
        db.deleteFrom('one_time_tokens').where('expires_at', '<', ago(0)),
        db.deleteFrom('auth_codes').where('created_at', '<', ago(AUTH_CODE_SECONDS * 2)),
        db.deleteFrom('mfa_challenges').where('created_at', '<', challengesBefore),
        db.deleteFrom('webauthn_challenges').where('created_at', '<', challengesBefore),
        db.deleteFrom('factor_undos').where('expires_at', '<', ago(0)),
        db.deleteFrom('sessions').where('refreshed_at', '<', ago(IDLE_SESSION_SECONDS + GRACE_SECONDS)),
        db.deleteFrom('sessions').where('created_at', '<', ago(MAX_SESSION_SECONDS + GRACE_SECONDS)),
      ])
        await deletion.execute()
      // The queries for mails and shared plans only ask whether there is a suspension.
      await db.updateTable('users').set({ banned_until: null }).where('banned_until', '<=', ago(0)).execute()
      await removeUnconfirmedAccounts(site, ago(UNCONFIRMED_RETENTION_DAYS * DAY_SECONDS))
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

/** Unconfirmed accounts created before a time that got no email since. */
const unconfirmedAccounts = ({ db }: Site, before: string): AsyncGenerator<UserRow> =>
  eachById(
    (after, limit) =>
      db
        .selectFrom('users')
        .selectAll()
        .where('email_confirmed_at', 'is', null)
        .where('created_at', '<', before)
        .where('deleted_at', 'is', null)
        .where('last_sign_in_at', 'is', null)
        .where((eb) =>
          eb.or([eb('confirmation_sent_at', 'is', null), eb('confirmation_sent_at', '<', before)]),
        )
        .where((eb) => eb.or([eb('invited_at', 'is', null), eb('invited_at', '<', before)]))
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    ({ id }) => id,
  )
