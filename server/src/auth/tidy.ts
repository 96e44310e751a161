import { millis } from '../platform/clock.ts'
import type { Job } from '../platform/jobs.ts'
import type { Site } from '../platform/site.ts'
import { forgetChallengesBefore } from './factor-store.ts'
import { CHALLENGE_SECONDS, IDLE_SESSION_SECONDS, SIGN_IN_CODE_SECONDS } from './rules.ts'
import { endSessionsUnusedSince } from './session-store.ts'
import { forgetExpired } from './token-store.ts'

/** Whoever comes back late should still be told that it was too late, so rows stay a while after their end. */
const GRACE_SECONDS = 7 * 24 * 3600

/** Takes away what has run out. */
export function tidyJob(site: Site): Job {
  const ago = (seconds: number) => new Date(millis(site.clock) - seconds * 1000).toISOString()
  return {
    name: 'auth-tidy',
    everySeconds: 3600,
    async run() {
      await forgetExpired(site.db, ago(0), ago(SIGN_IN_CODE_SECONDS * 2))
      await forgetChallengesBefore(site.db, ago(CHALLENGE_SECONDS * 2))
      await endSessionsUnusedSince(site.db, ago(IDLE_SESSION_SECONDS + GRACE_SECONDS))
    },
  }
}
