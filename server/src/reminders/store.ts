import type { OptionalMailKind } from '@course/contract/account/optional-mails'
import { courseId } from '@course/contract/learning/progress'
import { sql } from 'kysely'
import type { UserRow } from '../auth/index.ts'
import type { Db } from '../platform/database.ts'

const BATCH = 100
const HAS_COURSE = ['paid', 'given'] as const
/** Kinds of emails that contain a sign-in or set-password link. */
const WAYS_IN = ['order-confirmation', 'set-password']

/** Customers who were mailed a way in between these moments, and have never signed in. */
export const neverSignedIn = (db: Db, after: string, before: string) =>
  db
    .selectFrom('outbox')
    .innerJoin('users', 'users.email', 'outbox.recipient')
    .selectAll('users')
    .distinct()
    .where('outbox.state', '=', 'sent')
    .where('outbox.created_at', '>', after)
    .where('outbox.created_at', '<=', before)
    .where('outbox.kind', 'in', WAYS_IN)
    .where('users.access', 'in', HAS_COURSE)
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
    .limit(BATCH)
    .execute()

export type InactiveLearner = Pick<UserRow, 'id' | 'email' | 'user_metadata' | 'mailbox_proved_at'> & {
  sent_at: string | null
  completed_lessons: number | null
}

/**
 * Subscribed learners who have not finished and were inactive since this time and since their last reminder:
 * one email per inactive period.
 */
export async function inactiveLearners(db: Db, since: string): Promise<InactiveLearner[]> {
  const kind: OptionalMailKind = 'reminder'
  const lastMail = sql.ref('choices.sent_at')
  const { rows } = await sql<InactiveLearner>`
    select users.id, users.email, users.user_metadata, users.mailbox_proved_at, choices.sent_at, completions.completed_lessons
    from mail_choices choices
    join users on users.id = choices.account_id
    left join course_completions completions
      on completions.customer_id = users.id and completions.course_id = ${courseId}
    where choices.kind = ${kind} and choices.is_wanted = 1 and choices.chosen_at <= ${since}
      and users.access in (${sql.join([...HAS_COURSE])})
      and users.deleted_at is null and users.banned_until is null
      and not exists (select 1 from deletion_requests where deletion_requests.account_id = users.id)
      and (completions.status is null or completions.status <> 'completed')
      and not ${hasActed(sql`> ${since}`)}
      and (choices.sent_at is null or ${hasActed(sql`> ${lastMail}`)})
    limit ${BATCH}`.execute(db)
  return rows
}

/** Whether the learner signed in, used a session, answered a quiz or wrote in a plan at a moment like that. */
const hasActed = (at: ReturnType<typeof sql>) => sql<boolean>`(
  coalesce(users.last_sign_in_at, '') ${at}
  or exists (select 1 from sessions where sessions.user_id = users.id and sessions.refreshed_at ${at})
  or exists (select 1 from account_events where account_events.account_id = users.id and account_events.at ${at})
  or exists (select 1 from quiz_results where quiz_results.user_id = users.id and quiz_results.created_at ${at})
  or exists (select 1 from plans where plans.user_id = users.id and plans.updated_at ${at}))`
