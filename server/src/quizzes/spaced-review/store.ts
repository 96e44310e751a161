import { quizPassedStage } from '@course/contract/admin/customers'
import { type ReviewRoundId, reviewMail } from '@course/contract/learning/spaced-review'
import { sql } from 'kysely'
import type { UserRow } from '../../auth/index.ts'
import { getsOptionalMail } from '../../mail/index.ts'
import type { Db } from '../../platform/database.ts'

/** A round of review questions and its answers. */
export type SpacedReviewRow = {
  account_id: string
  /** When the user subscribed. Subscribing again starts over with round 1. */
  since: string
  number: number
  /** The drawn questions, as in `quiz_draws`. */
  asked: string
  /** The chosen options as a JSON list; null until answered. */
  answers: string | null
}

declare module '../../platform/database.ts' {
  interface Tables {
    spaced_reviews: SpacedReviewRow
  }
}

/** Returns when the user subscribed to the review, or undefined if they are not subscribed. */
export async function findSubscribedSince(db: Db, accountId: string): Promise<string | undefined> {
  const preference = await db
    .selectFrom('mail_choices')
    .select('chosen_at')
    .where('account_id', '=', accountId)
    .where('kind', '=', reviewMail)
    .where('is_wanted', '=', 1)
    .executeTakeFirst()
  return preference?.chosen_at
}

export const listRounds = (db: Db, accountId: string) =>
  db.selectFrom('spaced_reviews').selectAll().where('account_id', '=', accountId).execute()

export const findRound = (db: Db, accountId: string, { since, number }: ReviewRoundId) =>
  db
    .selectFrom('spaced_reviews')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('since', '=', since)
    .where('number', '=', number)
    .executeTakeFirst()

/** Does nothing if the round exists. */
export const insertRound = (db: Db, row: SpacedReviewRow) =>
  db
    .insertInto('spaced_reviews')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'since', 'number']).doNothing())
    .execute()

/** Replaces the questions of an unanswered round, unless another request has done so. */
export const replaceRound = (
  db: Db,
  { account_id, since, number, asked }: SpacedReviewRow,
  askedBefore: string,
) =>
  db
    .updateTable('spaced_reviews')
    .set({ asked })
    .where('account_id', '=', account_id)
    .where('since', '=', since)
    .where('number', '=', number)
    .where('asked', '=', askedBefore)
    .where('answers', 'is', null)
    .execute()

/** Does not replace earlier answers. */
export const answerRound = (db: Db, accountId: string, { since, number }: ReviewRoundId, answers: string) =>
  db
    .updateTable('spaced_reviews')
    .set({ answers })
    .where('account_id', '=', accountId)
    .where('since', '=', since)
    .where('number', '=', number)
    .where('answers', 'is', null)
    .execute()

export type DueLearner = Pick<UserRow, 'id' | 'email' | 'user_metadata' | 'email_verified_at'> & {
  chosen_at: string
}

/**
 * Learners who subscribed between these times and got no review email since `mailedBefore`. Rounds are far
 * enough apart that an email after that time was for this round.
 */
export async function listDueLearners(
  db: Db,
  { after, until, mailedBefore }: { after: string; until: string; mailedBefore: string },
): Promise<DueLearner[]> {
  const { rows } = await sql<DueLearner>`
    select users.id, users.email, users.user_metadata, users.email_verified_at, mail_choices.chosen_at
    from mail_choices
    join users on users.id = mail_choices.account_id
    where ${getsOptionalMail(reviewMail)}
      and mail_choices.chosen_at > ${after} and mail_choices.chosen_at <= ${until}
      and (mail_choices.sent_at is null or mail_choices.sent_at <= mail_choices.chosen_at
        or mail_choices.sent_at < ${mailedBefore})
      and users.stage >= ${quizPassedStage(1)}
    limit 100`.execute(db)
  return rows
}
