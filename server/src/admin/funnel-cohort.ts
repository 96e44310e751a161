import { passMarkPercent } from '@course/contract/learning/quizzes'
import { lessonIds } from '@course/contract/lessons'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import { dayAfter } from './days.ts'
import type { Days } from './period-stats.ts'

export type Accounts = SelectQueryBuilder<Tables, 'users', object>

/** All accounts the admin area lists: neither staff, who cannot be managed here, nor erased accounts. */
export const listedAccounts = ({ db, config }: Pick<Site, 'config' | 'db'>): Accounts =>
  db
    .selectFrom('users')
    .where('users.deleted_at', 'is', null)
    .where('users.email', '!=', config.admin.email)
    .where('users.id', 'not in', (eb) =>
      eb.selectFrom('staff').select('account_id').where('ended_at', 'is', null),
    )

/** Those among them who paid on these days. */
export const payersOf = (accounts: Accounts, { from, to }: Days): Accounts =>
  accounts.where('users.id', 'in', (eb) =>
    eb
      .selectFrom('purchases')
      .select('customer_id')
      .where('created_at', '>=', from)
      .where('created_at', '<', dayAfter(to))
      .where('customer_id', 'is not', null)
      .$castTo<{ customer_id: string }>(),
  )

const has = (table: string, column: string, also = sql``) =>
  sql`exists (select 1 from ${sql.table(table)} as owned where ${sql.ref(`owned.${column}`)} = users.id ${also})`

// The share of right answers in whole percent, rounded as everywhere else.
const hasPassed = (lessonId: string) =>
  has(
    'quiz_results',
    'user_id',
    sql`and owned.lesson_id = ${lessonId} and owned.total_questions > 0
      and (owned.verdict = 'passed' or owned.verdict is null
        and (200 * owned.score + owned.total_questions) / (2 * owned.total_questions) >= ${sql.lit(passMarkPercent)})`,
  )

const REACHED = [
  sql`users.last_sign_in_at is not null`,
  has('course_completions', 'customer_id'),
  ...lessonIds.map(hasPassed),
  has('certificates', 'customer_id'),
  has('feedback', 'customer_id'),
]

/** The furthest funnel step a paying customer has reached, as an index into `funnelSteps`. */
export const furthestFunnelStep = sql<number>`case ${sql.join(
  REACHED.map((condition, index) => sql`when ${condition} then ${sql.lit(index + 1)}`).toReversed(),
  sql` `,
)} else 0 end`
