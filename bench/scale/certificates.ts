import { courseId } from '@course/contract/learning/progress'
import type { Dialect, Engine } from '../harness/dialect.ts'
import { addAccounts, addPayments, idOf } from '../harness/learners.ts'
import type { Row, Rows } from '../harness/row.ts'
import { seededSite } from '../harness/seeded-site.ts'
import { SITE_URL } from '../harness/settings.ts'
import type { Workbench } from '../harness/workbench.ts'

const MANY = 1_000_000
const FEW = 1000
const LOOKS = 40
/** A list is full when half of its places are taken. */
const PER_LIST = 65_536
/** One certificate in so many was withdrawn. */
const WITHDRAWN = 100
const MOMENT = `'2026-01-01T00:00:00.000Z'`

/** What strangers and their programs ask for. */
type Question = 'page' | 'list'

const titles: Readonly<Record<Question, string>> = {
  page: 'Page of a certificate',
  list: 'Status list of badges',
}

/** One row for each question; the same two sites answer both. */
export const certificatesRows = (engine: Engine, engineName: string): Rows => ({
  page: certificatesRow('page', engine, engineName),
  list: certificatesRow('list', engine, engineName),
})

const certificatesRow = (question: Question, engine: Engine, engineName: string): Row => ({
  title: `${titles[question]}, ${engineName}`,
  method: `${question === 'page' ? 'the page and what it asks for' : 'the list that the badge names'}, for certificates drawn at random, ${LOOKS} times one after another, among ${number(MANY)} certificates with a badge each, of which one in ${WITHDRAWN} was withdrawn; against ${number(FEW)}.`,
  unit: 'ms',
  better: 'less',
  goal: { ratio: 1.5 },
  async prepare(workbench) {
    const few = await workbench.shared('few', () => publicSite(workbench, engine, FEW))
    const many = await workbench.shared('many', () =>
      publicSite(workbench, engine, workbench.isQuick ? 10 * FEW : MANY),
    )
    return { subject: await looks(many[question]), baseline: await looks(few[question]) }
  },
})

type Look = () => Promise<string>

/** A site with so many certificates, and how a stranger asks it each question. */
async function publicSite(
  workbench: Workbench,
  engine: Engine,
  count: number,
): Promise<Record<Question, Look>> {
  const site = await seededSite(workbench, engine, (dialect) => [
    addAccounts(dialect, count),
    addPayments(dialect, count),
    addCertificates(dialect, count),
    addBadges(dialect, count),
  ])
  const get = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(site.url + path, {
      ...init,
      // How often one network may ask is not what is measured.
      headers: { ...init.headers, 'x-forwarded-for': `10.${digits()}.${digits()}.${digits()}` },
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.text()
  }
  return {
    async page() {
      const certificate = numberOf(somebody(count))
      await get(`/certificates/${certificate}`, { headers: { accept: 'text/html' } })
      return get('/functions/v1/check-certificate', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ number: certificate }),
      })
    },
    list: () => get(`/certificates/status/${Math.ceil(somebody(count) / PER_LIST)}`),
  }
}

async function looks(look: Look) {
  const seen = await look()
  if (!/"state":"(valid|withdrawn)"|"encodedList"/.test(seen))
    throw new Error(`Not what was asked for: ${seen}`)
  return async () => {
    const start = performance.now()
    for (let index = 0; index < LOOKS; index++) await look()
    return (performance.now() - start) / LOOKS
  }
}

/** The certificate with this count has a number that people could read out: eight hexadecimal digits, filled up. */
const numberOf = (count: number) => {
  const digits = count.toString(16).toUpperCase().padStart(8, '0')
  return `${digits.slice(0, 5)}-${digits.slice(5)}00-00000-00000`
}
const numberSql = (dialect: Dialect) => {
  const digits = `upper(${dialect.hex('n')})`
  return `substr(${digits}, 1, 5) || '-' || substr(${digits}, 6, 3) || '00-00000-00000'`
}
const endedSql = `case when n % ${WITHDRAWN} = 0 then ${MOMENT} end`

const addCertificates = (dialect: Dialect, count: number): string => `
  insert into certificates (number, customer_id, course_id, issued_at, withdrawn_at, withdrawn_by)
  select ${numberSql(dialect)}, ${idOf(dialect)}, '${courseId}', ${MOMENT}, ${endedSql},
         case when n % ${WITHDRAWN} = 0 then 'staff' end
  from ${dialect.numbers(count)};
  insert into certificate_revisions (number, revision, student_name, completion_date, issued_at, reason, ended_at)
  select ${numberSql(dialect)}, 1, 'Žofie Learner ' || n, '2026-01-01', ${MOMENT}, 'issued', ${endedSql}
  from ${dialect.numbers(count)}`

/** Each at a place of its own; what the badges say is not read here. */
const addBadges = (dialect: Dialect, count: number): string => `
  insert into credential_lists (list, origin, used)
  select n, '${SITE_URL}', ${PER_LIST} from ${dialect.numbers(Math.ceil(count / PER_LIST))};
  insert into credentials (number, revision, list, place, salt, created_at, generation, credential, ended_at)
  select ${numberSql(dialect)}, 1, (n - 1) / ${PER_LIST} + 1, ((n - 1) % ${PER_LIST}) * 2, '', ${MOMENT}, 1, '{}', ${endedSql}
  from ${dialect.numbers(count)}`

const somebody = (count: number) => 1 + Math.floor(Math.random() * count)
const digits = () => Math.floor(Math.random() * 256)
const number = (value: number) => value.toLocaleString('en')
