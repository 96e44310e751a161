import type { OptionalMailKind } from '@course/contract/account/optional-mails'
import type { UserRow } from '../auth/index.ts'
import type { Db } from '../platform/database.ts'

export type PlanDateLearner = Pick<UserRow, 'id' | 'email' | 'user_metadata' | 'email_verified_at'> & {
  sent_at: string | null
}

const KIND: OptionalMailKind = 'plan-date'
const BATCH_SIZE = 100

/** Learners with access and a plan who want an email on its dates. */
export async function* listPlanDateLearners(db: Db): AsyncGenerator<PlanDateLearner> {
  let after = ''
  for (;;) {
    const learners = await db
      .selectFrom('mail_choices')
      .innerJoin('users', 'users.id', 'mail_choices.account_id')
      .select([
        'users.id',
        'users.email',
        'users.user_metadata',
        'users.email_verified_at',
        'mail_choices.sent_at',
      ])
      .where('mail_choices.kind', '=', KIND)
      .where('mail_choices.is_wanted', '=', 1)
      .where('users.access', 'in', ['paid', 'given'])
      .where('users.deleted_at', 'is', null)
      .where('users.banned_until', 'is', null)
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('deletion_requests')
              .select('deletion_requests.account_id')
              .whereRef('deletion_requests.account_id', '=', 'users.id'),
          ),
        ),
      )
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('plans').select('plans.id').whereRef('plans.user_id', '=', 'users.id')),
      )
      .where('users.id', '>', after)
      .orderBy('users.id')
      .limit(BATCH_SIZE)
      .execute()
    yield* learners
    const last = learners.at(-1)
    if (!last || learners.length < BATCH_SIZE) return
    after = last.id
  }
}
