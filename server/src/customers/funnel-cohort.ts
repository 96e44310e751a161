import { passMarkPercent } from '@course/contract/learning/quizzes'
import { lessonIds } from '@course/contract/lessons'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Tables } from '../platform/database.ts'
import { type DayRange, isOnDays } from '../platform/days.ts'

export type Accounts = SelectQueryBuilder<Tables, 'users', object>

/** All accounts that staff see as customers: no staff and no erased accounts. */
export const listedAccounts = (db: Db): Accounts =>
  db
    .selectFrom('users')
    .where('users.deleted_at', 'is', null)
    .where('users.id', 'not in', (eb) =>
      eb.selectFrom('staff').select('account_id').where('ended_at', 'is', null),
    )

/** Narrows accounts to those that paid on these dates. */
export const payersOf = (accounts: Accounts, days: DayRange): Accounts =>
  accounts.where('users.id', 'in', (eb) =>
    eb
      .selectFrom('purchases')
      .select('customer_id')
      .where(isOnDays('created_at', days))
      .where('customer_id', 'is not', null)
      .$castTo<{ customer_id: string }>(),
  )

const hasRowIn = (table: string, column: string, condition = sql``) =>
  sql`exists (select 1 from ${sql.table(table)} as owned where ${sql.ref(`owned.${column}`)} = users.id ${condition})`

// The score in percent, rounded half up with integer arithmetic, must match `isPassed`.
const hasPassed = (lessonId: string) =>
  hasRowIn(
    'quiz_results',
    'user_id',
    sql`and owned.lesson_id = ${lessonId} and owned.total_questions > 0
      and (owned.grade_override = 'passed' or owned.grade_override is null
        and (200 * owned.score + owned.total_questions) / (2 * owned.total_questions) >= ${sql.lit(passMarkPercent())})`,
  )

const stepConditions = () => [
  sql`users.last_sign_in_at is not null`,
  hasRowIn('course_completions', 'customer_id'),
  ...lessonIds().map(hasPassed),
  hasRowIn('certificates', 'customer_id'),
  hasRowIn('feedback', 'customer_id'),
]

/** The furthest funnel step a paying customer has reached, as an index into `funnelSteps`. */
export const furthestFunnelStep = () =>
  sql<number>`case ${sql.join(
    stepConditions()
      .map((condition, index) => sql`when ${condition} then ${sql.lit(index + 1)}`)
      .toReversed(),
    sql` `,
  )} else 0 end`
