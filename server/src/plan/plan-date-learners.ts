import type { UserRow } from '../auth/index.ts'
import { getsOptionalMail } from '../mail/index.ts'
import type { Db } from '../platform/database.ts'

export type PlanDateLearner = Pick<UserRow, 'id' | 'email' | 'user_metadata' | 'email_verified_at'> & {
  sent_at: string | null
}

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
      .where(getsOptionalMail('plan-date'))
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
