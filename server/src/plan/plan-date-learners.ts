import type { UserRow } from '../auth/index.ts'
import { getsOptionalMail } from '../mail/index.ts'
import type { Db } from '../platform/database.ts'
import { eachById } from '../platform/each-by-id.ts'

export type PlanDateLearner = Pick<UserRow, 'id' | 'email' | 'user_metadata' | 'email_verified_at'> & {
  sent_at: string | null
}

/** Learners with access and a plan who want an email on its dates. */
export const listPlanDateLearners = (db: Db): AsyncGenerator<PlanDateLearner> =>
  eachById(
    (after, limit) =>
      db
        .selectFrom('mail_choices')
        .innerJoin('users', 'users.id', 'mail_choices.account_id')
        .select([
          'users.id',
          'users.email',
          'users.user_metadata',
          'users.email_verified_at',
          'mail_choices.sent_at',
        ])
        .where(getsOptionalMail('plan-date'))
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('plans').select('plans.id').whereRef('plans.user_id', '=', 'users.id')),
        )
        .where('users.id', '>', after)
        .orderBy('users.id')
        .limit(limit)
        .execute(),
    ({ id }) => id,
  )
