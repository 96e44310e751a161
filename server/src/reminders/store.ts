import { courseId } from '@course/contract/learning/progress'
import { sql } from 'kysely'
import type { UserRow } from '../auth/index.ts'
import { getsOptionalMail } from '../mail/index.ts'
import type { Db } from '../platform/database.ts'

const BATCH_SIZE = 100
/** Kinds of emails that contain a sign-in or set-password link. */
const SIGN_IN_MAIL_KINDS = ['order-confirmation', 'access-given', 'set-password']

/** Customers who got a sign-in link between these times and have never signed in. */
export const listNeverSignedIn = (db: Db, after: string, before: string) =>
  db
    .selectFrom('outbox')
    .innerJoin('users', 'users.email', 'outbox.recipient')
    .selectAll('users')
    .distinct()
    .where('outbox.state', '=', 'sent')
    .where('outbox.created_at', '>', after)
    .where('outbox.created_at', '<=', before)
    .where('outbox.kind', 'in', SIGN_IN_MAIL_KINDS)
    .where('users.access', 'in', ['paid', 'given'])
    .where('users.last_sign_in_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .where('users.banned_until', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox as earlier')
            .select('earlier.id')
            .whereRef('earlier.recipient', '=', 'users.email')
            .where('earlier.kind', '=', 'welcome'),
        ),
      ),
    )
    .limit(BATCH_SIZE)
    .execute()

export type InactiveLearner = Pick<UserRow, 'id' | 'email' | 'user_metadata' | 'email_verified_at'> & {
  sent_at: string | null
  completed_lessons: number | null
}

/**
 * Subscribed learners who have not finished and have been inactive since this time. After a reminder they get
 * another one only if they were active in between.
 */
export async function listInactiveLearners(db: Db, since: string): Promise<InactiveLearner[]> {
  const lastMail = sql.ref('mail_choices.sent_at')
  const { rows } = await sql<InactiveLearner>`
    select users.id, users.email, users.user_metadata, users.email_verified_at, mail_choices.sent_at, completions.completed_lessons
    from mail_choices
    join users on users.id = mail_choices.account_id
    left join course_completions completions
      on completions.customer_id = users.id and completions.course_id = ${courseId()}
    where ${getsOptionalMail('reminder')} and mail_choices.chosen_at <= ${since}
      and (completions.status is null or completions.status <> 'completed')
      and not ${wasActive(sql`> ${since}`)}
      and (mail_choices.sent_at is null or ${wasActive(sql`> ${lastMail}`)})
    limit ${BATCH_SIZE}`.execute(db)
  return rows
}

/** Whether the learner signed in, used a session, took a quiz or edited a plan at a time that matches. */
const wasActive = (condition: ReturnType<typeof sql>) => sql<boolean>`(
  coalesce(users.last_sign_in_at, '') ${condition}
  or exists (select 1 from sessions where sessions.user_id = users.id and sessions.refreshed_at ${condition})
  or exists (select 1 from account_events where account_events.account_id = users.id and account_events.at ${condition})
  or exists (select 1 from quiz_results where quiz_results.user_id = users.id and quiz_results.created_at ${condition})
  or exists (select 1 from plans where plans.user_id = users.id and plans.updated_at ${condition}))`
