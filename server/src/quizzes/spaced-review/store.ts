import { quizPassedStage } from '@course/contract/admin/customers'
import { type ReviewRoundId, reviewMail } from '@course/contract/learning/spaced-review'
import { sql } from 'kysely'
import type { UserRow } from '../../auth/index.ts'
import type { Db } from '../../platform/database.ts'

/** A round of questions and what was answered. */
export type SpacedReviewRow = {
  account_id: string
  /** Since when the account wants the review: asking again begins anew. */
  since: string
  number: number
  /** The drawn questions, as in a draw. */
  asked: string
  /** The chosen options as a JSON list; null before that. */
  answers: string | null
}

declare module '../../platform/database.ts' {
  interface Tables {
    spaced_reviews: SpacedReviewRow
  }
}

/** Since when somebody wants the review; undefined when they do not. */
export async function wantedSince(db: Db, accountId: string): Promise<string | undefined> {
  const choice = await db
    .selectFrom('mail_choices')
    .select('chosen_at')
    .where('account_id', '=', accountId)
    .where('kind', '=', reviewMail)
    .where('is_wanted', '=', 1)
    .executeTakeFirst()
  return choice?.chosen_at
}

export const roundsOf = (db: Db, accountId: string) =>
  db.selectFrom('spaced_reviews').selectAll().where('account_id', '=', accountId).execute()

export const roundOf = (db: Db, accountId: string, { since, number }: ReviewRoundId) =>
  db
    .selectFrom('spaced_reviews')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('since', '=', since)
    .where('number', '=', number)
    .executeTakeFirst()

/** Leaves a round that is there as it is. */
export const insertRound = (db: Db, row: SpacedReviewRow) =>
  db
    .insertInto('spaced_reviews')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'since', 'number']).doNothing())
    .execute()

/** Draws a round anew whose questions have changed before they were answered. */
export const replaceRound = (db: Db, { account_id, since, number, asked }: SpacedReviewRow, before: string) =>
  db
    .updateTable('spaced_reviews')
    .set({ asked })
    .where('account_id', '=', account_id)
    .where('since', '=', since)
    .where('number', '=', number)
    .where('asked', '=', before)
    .where('answers', 'is', null)
    .execute()

/** The first answers stay. */
export const answerRound = (db: Db, accountId: string, { since, number }: ReviewRoundId, answers: string) =>
  db
    .updateTable('spaced_reviews')
    .set({ answers })
    .where('account_id', '=', accountId)
    .where('since', '=', since)
    .where('number', '=', number)
    .where('answers', 'is', null)
    .execute()

export type DueLearner = Pick<UserRow, 'id' | 'email' | 'user_metadata' | 'mailbox_proved_at'> & {
  chosen_at: string
}

/**
 * Learners who subscribed between these times and got no review email since `mailedBefore`; rounds are far
 * enough apart that a later email was this round's.
 */
export async function dueLearners(
  db: Db,
  { after, until, mailedBefore }: { after: string; until: string; mailedBefore: string },
): Promise<DueLearner[]> {
  const { rows } = await sql<DueLearner>`
    select users.id, users.email, users.user_metadata, users.mailbox_proved_at, choices.chosen_at
    from mail_choices choices
    join users on users.id = choices.account_id
    where choices.kind = ${reviewMail} and choices.is_wanted = 1
      and choices.chosen_at > ${after} and choices.chosen_at <= ${until}
      and (choices.sent_at is null or choices.sent_at <= choices.chosen_at or choices.sent_at < ${mailedBefore})
      and users.step >= ${quizPassedStage(1)} and users.access in ('paid', 'given') and users.deleted_at is null and users.banned_until is null
    limit 100`.execute(db)
  return rows
}
