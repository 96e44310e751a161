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

/** Until the end of which day a step must have happened to count; undefined for no limit. */
type LastDay = string | undefined

const hasRowIn = (table: string, column: string, condition = sql``) =>
  sql`exists (select 1 from ${sql.table(table)} as owned where ${sql.ref(`owned.${column}`)} = users.id ${condition})`

const andUntil = (column: string, lastDay: LastDay) =>
  lastDay === undefined ? sql`` : sql`and ${isOnDays(column, { to: lastDay })}`

// An account keeps its last sign-in only; the earlier ones are events, for a year.
const hasSignedIn = (lastDay: LastDay) =>
  lastDay === undefined
    ? sql`users.last_sign_in_at is not null`
    : sql`(${isOnDays('users.last_sign_in_at', { to: lastDay })} or ${hasRowIn(
        'account_events',
        'account_id',
        sql`and owned.kind = 'signed-in' ${andUntil('owned.at', lastDay)}`,
      )})`

// Progress has no time of its own. Events are deleted after a year, so a start without one is old enough to count.
const hasStarted = (lastDay: LastDay) =>
  lastDay === undefined
    ? hasRowIn('course_completions', 'customer_id')
    : sql`(${hasRowIn('course_completions', 'customer_id')} and not ${hasRowIn(
        'account_events',
        'account_id',
        sql`and owned.kind = 'lesson-reached' and owned.detail = '1' and not (${isOnDays('owned.at', { to: lastDay })})`,
      )})`

// The score in percent, rounded half up with integer arithmetic, must match `isPassed`.
const hasPassed = (lessonId: string, lastDay: LastDay) =>
  hasRowIn(
    'quiz_results',
    'user_id',
    sql`and owned.lesson_id = ${lessonId} and owned.total_questions > 0
      and (owned.grade_override = 'passed' or owned.grade_override is null
        and (200 * owned.score + owned.total_questions) / (2 * owned.total_questions) >= ${sql.lit(passMarkPercent())})
      ${andUntil('owned.created_at', lastDay)}`,
  )

const stepConditions = (lastDay: LastDay) => [
  hasSignedIn(lastDay),
  hasStarted(lastDay),
  ...lessonIds().map((lessonId) => hasPassed(lessonId, lastDay)),
  hasRowIn('certificates', 'customer_id', andUntil('owned.issued_at', lastDay)),
  hasRowIn('feedback', 'customer_id', andUntil('owned.created_at', lastDay)),
]

/** The furthest funnel step a paying customer has reached, by the end of a day if given, as an index into `funnelSteps`. */
export const furthestFunnelStep = (lastDay?: string) =>
  sql<number>`case ${sql.join(
    stepConditions(lastDay)
      .map((condition, index) => sql`when ${condition} then ${sql.lit(index + 1)}`)
      .toReversed(),
    sql` `,
  )} else 0 end`
