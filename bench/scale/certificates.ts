import { courseId } from '@course/contract/learning/progress'
import type { Dialect, Engine } from '../harness/dialect.ts'
import { addAccounts, addPayments, idOf } from '../harness/learners.ts'
import type { Row, Rows } from '../harness/row.ts'
import { seededSite } from '../harness/seeded-site.ts'
import { SITE_URL } from '../harness/settings.ts'
import type { Workbench } from '../harness/workbench.ts'

const MANY = 1_000_000
const FEW = 1000
const REQUESTS = 40
/** Credentials per status list. A list counts as full when half of its indexes are used. */
const PER_LIST = 65_536
/** One in this many certificates is withdrawn. */
const WITHDRAWN = 100
const CREATED_AT = `'2026-01-01T00:00:00.000Z'`

/** Public requests to check a certificate. */
type RequestType = 'page' | 'list'

const titles: Readonly<Record<RequestType, string>> = {
  page: 'Page of a certificate',
  list: 'Status list of badges',
}

/** One row per request type. Both rows share the same two sites. */
export const certificatesRows = (engine: Engine, engineName: string): Rows => ({
  page: certificatesRow('page', engine, engineName),
  list: certificatesRow('list', engine, engineName),
})

const certificatesRow = (requestType: RequestType, engine: Engine, engineName: string): Row => ({
  title: `${titles[requestType]}, ${engineName}`,
  method: `${requestType === 'page' ? 'the page and its request' : 'the status list of the badge'}, for random certificates, ${REQUESTS} times in sequence, among ${formatNumber(MANY)} certificates with a badge each, of which one in ${WITHDRAWN} was withdrawn; against ${formatNumber(FEW)}.`,
  unit: 'ms',
  better: 'less',
  goal: { ratio: 1.5 },
  async prepare(workbench) {
    const few = await workbench.shared('few', () => publicSite(workbench, engine, FEW))
    const many = await workbench.shared('many', () =>
      publicSite(workbench, engine, workbench.isQuick ? 10 * FEW : MANY),
    )
    return {
      subject: await measureRequests(many[requestType]),
      baseline: await measureRequests(few[requestType]),
    }
  },
})

type SendRequest = () => Promise<string>

/** A site with this many certificates, and a function per request type. */
async function publicSite(
  workbench: Workbench,
  engine: Engine,
  count: number,
): Promise<Record<RequestType, SendRequest>> {
  const site = await seededSite(workbench, engine, (dialect) => [
    addAccounts(dialect, count),
    addPayments(dialect, count),
    addCertificates(dialect, count),
    addBadges(dialect, count),
  ])
  const get = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(site.url + path, {
      ...init,
      // A new IP address per request avoids the rate limit.
      headers: { ...init.headers, 'x-forwarded-for': `10.${randomByte()}.${randomByte()}.${randomByte()}` },
    })
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`)
    return response.text()
  }
  return {
    async page() {
      const certificate = certificateNumber(randomIndex(count))
      await get(`/certificates/${certificate}`, { headers: { accept: 'text/html' } })
      return get('/functions/v1/check-certificate', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ number: certificate }),
      })
    },
    list: () => get(`/certificates/status/${Math.ceil(randomIndex(count) / PER_LIST)}`),
  }
}

async function measureRequests(sendRequest: SendRequest) {
  const response = await sendRequest()
  if (!/"state":"(valid|withdrawn)"|"encodedList"/.test(response))
    throw new Error(`Unexpected response: ${response}`)
  return async () => {
    const start = performance.now()
    for (let index = 0; index < REQUESTS; index++) await sendRequest()
    return (performance.now() - start) / REQUESTS
  }
}

/** The number of the nth certificate: eight hexadecimal digits, padded with zeros. */
const certificateNumber = (count: number) => {
  const digits = count.toString(16).toUpperCase().padStart(8, '0')
  return `${digits.slice(0, 5)}-${digits.slice(5)}00-00000-00000`
}
const certificateNumberSql = (dialect: Dialect) => {
  const digits = `upper(${dialect.hex('n')})`
  return `substr(${digits}, 1, 5) || '-' || substr(${digits}, 6, 3) || '00-00000-00000'`
}
const withdrawnAtSql = `case when n % ${WITHDRAWN} = 0 then ${CREATED_AT} end`

const addCertificates = (dialect: Dialect, count: number): string => `
  insert into certificates (number, customer_id, course_id, issued_at, withdrawn_at, withdrawn_by)
  select ${certificateNumberSql(dialect)}, ${idOf(dialect)}, '${courseId}', ${CREATED_AT}, ${withdrawnAtSql},
         case when n % ${WITHDRAWN} = 0 then 'staff' end
  from ${dialect.numbers(count)};
  insert into certificate_revisions (number, revision, student_name, completion_date, issued_at, reason, ended_at)
  select ${certificateNumberSql(dialect)}, 1, 'Žofie Learner ' || n, '2026-01-01', ${CREATED_AT}, 'issued', ${withdrawnAtSql}
  from ${dialect.numbers(count)}`

/** One badge per certificate, each with its own index in a status list. Their content is not used here. */
const addBadges = (dialect: Dialect, count: number): string => `
  insert into credential_lists (list, origin, used)
  select n, '${SITE_URL}', ${PER_LIST} from ${dialect.numbers(Math.ceil(count / PER_LIST))};
  insert into credentials (number, revision, list, place, salt, created_at, generation, credential, ended_at)
  select ${certificateNumberSql(dialect)}, 1, (n - 1) / ${PER_LIST} + 1, ((n - 1) % ${PER_LIST}) * 2, '', ${CREATED_AT}, 1, '{}', ${withdrawnAtSql}
  from ${dialect.numbers(count)}`

const randomIndex = (count: number) => 1 + Math.floor(Math.random() * count)
const randomByte = () => Math.floor(Math.random() * 256)
const formatNumber = (value: number) => value.toLocaleString('en')
