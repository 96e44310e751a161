import { emailSearchTerms } from '@course/contract/admin/customers'
import { courseId } from '@course/contract/learning/progress'
import { lessonIds, totalLessons } from '@course/contract/lessons'
import { ID_STEP } from './learners.ts'

export type Engine = 'sqlite' | 'postgres'

/** What differs between the engines: the numbers from 1 to `count` as a table, and eight hexadecimal digits. */
const DIALECTS = {
  sqlite: {
    numbers: (count: number) =>
      `(with recursive counted(n) as (select 1 union all select n + 1 from counted where n < ${count}) select n from counted) as numbers`,
    hex: (number: string) => `printf('%08x', ${number})`,
  },
  postgres: {
    numbers: (count: number) => `generate_series(cast(1 as bigint), ${count}) as numbers(n)`,
    hex: (number: string) => `lpad(to_hex(${number}), 8, '0')`,
  },
}

const VISITS_PER_DAY = 2740
const DAYS = 3650
const CREATED_AT = `'2026-01-01T00:00:00.000Z'`
/** The cleanup at the start deletes old sessions. */
const NOW = `'${new Date().toISOString()}'`
const PLAN = JSON.stringify({
  'w01/change_name': ['One plan for six depots', 1_767_225_600_000, 'bench'],
  'w01/one_line': ['Jobs are planned the day before, for everybody who drives', 1_767_225_600_000, 'bench'],
  'w01/promise': [3_600_000, 1_767_225_600_000, 'bench'],
})

/**
 * Statements that add customers who have finished the course: account with session, purchase, quiz results, certificate,
 * plan and search terms, spread over ten years of visits. All have the password of the owner, the only existing account. The
 * first one is an administrator.
 */
export function seedSql(engine: Engine, count: number): string[] {
  const { numbers, hex } = DIALECTS[engine]
  const everyone = `from ${numbers(count)}`
  const id = `${hex(`n * ${ID_STEP}`)} || '-0000-4000-8000-000000000000'`
  const email = `'learner-' || n || '@bench.test'`
  const days = Array.from({ length: DAYS }, (_, ago) => {
    return `(${ago}, '${new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)}')`
  })
  const withDays = `with days(ago, day) as (values ${days.join(', ')})`
  const searchTerms = [
    ...emailSearchTerms('learner-0@bench.test').map((term) => [
      'address',
      term
        .split('0')
        .map((part) => `'${part}'`)
        .join(' || n || '),
    ]),
    ...[`'zofie'`, `'learner'`, `'' || n`].map((term) => ['name', term]),
  ]
  return [
    `insert into users (id, identity_id, email, password_hash, email_confirmed_at, user_metadata, app_metadata, created_at,
       updated_at, access, stage)
     select ${id}, ${id}, ${email}, (select password_hash from users where password_hash is not null), ${CREATED_AT},
       '{"email_verified":true}', '{"provider":"email","providers":["email"]}', ${CREATED_AT}, ${CREATED_AT}, 'paid', 8
     ${everyone}`,
    `insert into sessions (id, user_id, aal, amr, refresh_counter, recent_rotations, refreshed_at, created_at)
     select ${id}, ${id}, 'aal1', '[]', 0, '[]', ${NOW}, ${NOW} ${everyone}`,
    `insert into paid_customers (customer_id, email, certificate_downloaded, paid_amount, created_at)
     select ${id}, ${email}, 0, 29900, ${CREATED_AT} ${everyone}`,
    `${withDays}
     insert into purchases (id, session_id, customer_id, made_account, email, amount, currency, state, version,
       provider_fingerprint, created_at)
     select ${id}, 'cs_test_bench_' || n, ${id}, 1, ${email}, 29900, 'usd', 'active', 1, '', day || 'T00:00:00.000Z'
     ${everyone} join days on ago = n % ${DAYS}`,
    `insert into course_completions (customer_id, course_id, completed_lessons, total_lessons, status, completed_at)
     select ${id}, '${courseId()}', ${totalLessons()}, ${totalLessons()}, 'completed', ${CREATED_AT} ${everyone}`,
    `insert into quiz_results (id, user_id, attempt_id, lesson_id, answers, score, total_questions, created_at)
     select ${id} || lesson_id, ${id}, lesson_id, lesson_id, '["0","1"]', 2, 2, ${CREATED_AT} ${everyone}
     cross join (${lessonIds()
       .map((lesson) => `select '${lesson}' as lesson_id`)
       .join(' union all ')}) as lessons`,
    `insert into certificates (number, customer_id, course_id, issued_at)
     select ${id}, ${id}, '${courseId()}', ${CREATED_AT} ${everyone}`,
    `insert into certificate_revisions (number, revision, student_name, completion_date, issued_at, reason)
     select ${id}, 1, 'Žofie Learner ' || n, '2026-01-01', ${CREATED_AT}, 'issued' ${everyone}`,
    `insert into plans (user_id, id, entries, revision, updated_at, chosen_at)
     select ${id}, ${id}, '${PLAN}', 1, ${CREATED_AT}, ${CREATED_AT} ${everyone}`,
    `insert into staff (account_id, role, invited_at, accepted_at)
     select id, 'administrator', created_at, created_at from users where email = 'learner-1@bench.test'`,
    `update users set email_verified_at = created_at where email = 'learner-1@bench.test'`,
    ...searchTerms.map(
      ([source, term]) =>
        `insert into customer_search_index (customer_id, source, term) select ${id}, '${source}', ${term} ${everyone}`,
    ),
    `${withDays} insert into visits_per_day (day, visits) select day, ${VISITS_PER_DAY} from days`,
  ]
}
