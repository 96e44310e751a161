import { lessonIds } from '@course/contract/lessons'
import { cohortSteps, type Funnel } from '@course/contract/overview'
import { passMarkPercent } from '@course/contract/quizzes'
import { sql } from 'kysely'
import { z } from 'zod'
import { nowIso } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { addDays, dayAfter, daysBetween } from './days.ts'
import { officeRead } from './declare.ts'
import { type Days, periodNumbers } from './period-numbers.ts'

const DEFAULT_DAYS = 30
const MOST_DAYS = 366

/** Without days: the last 30, today included. Compared with as many days before. */
export const funnel = officeRead(
  'office-funnel',
  { right: 'numbers', body: z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() }) },
  async (site, { body }): Promise<Funnel> => {
    const to = body.to ?? nowIso(site.clock).slice(0, 10)
    const from = body.from ?? addDays(to, 1 - DEFAULT_DAYS)
    const days = daysBetween(from, to)
    if (days < 1 || days > MOST_DAYS) throw new AppError('office.funnel_range')
    const earlier = { from: addDays(from, -days), to: addDays(from, -1) }
    return { now: await readPart(site.db, { from, to }), before: await readPart(site.db, earlier) }
  },
)

async function readPart(db: Db, days: Days): Promise<Funnel['now']> {
  const { visits, checkouts, sales } = await periodNumbers(db, days, false)
  return { ...days, visits, checkouts, sales, cohort: await cohort(db, days) }
}

/** Of those who paid in these days, how many came at least so far until now, in the order of `cohortSteps`. */
async function cohort(db: Db, { from, to }: Days): Promise<number[]> {
  const has = (table: string, column: string, also = sql``) =>
    sql`exists (select 1 from ${sql.table(table)} as owned where ${sql.ref(`owned.${column}`)} = payers.id ${also})`
  // The share of right answers in whole percent, rounded as everywhere else.
  const passed = (lessonId: string) =>
    has(
      'quiz_results',
      'user_id',
      sql`and owned.lesson_id = ${lessonId} and owned.total_questions > 0
        and (owned.verdict = 'passed' or owned.verdict is null
          and (200 * owned.score + owned.total_questions) / (2 * owned.total_questions) >= ${sql.lit(passMarkPercent)})`,
    )
  const reached = [
    has('users', 'id', sql`and owned.last_sign_in_at is not null`),
    has('course_completions', 'customer_id'),
    ...lessonIds.map(passed),
    has('certificates', 'customer_id'),
    has('feedback', 'customer_id'),
  ]
  const cases = reached.map((condition, index) => sql`when ${condition} then ${sql.lit(index + 1)}`)
  const { rows } = await sql<{ step: number; people: number }>`
    select step, count(*) as people from (
      select case ${sql.join(cases.toReversed(), sql` `)} else 0 end as step from (
        select distinct customer_id as id from purchases
        where created_at >= ${from} and created_at < ${dayAfter(to)} and customer_id is not null
      ) as payers
    ) as steps group by step`.execute(db)
  return cohortSteps.map((_, step) =>
    rows.reduce((sum, row) => (Number(row.step) >= step ? sum + Number(row.people) : sum), 0),
  )
}
