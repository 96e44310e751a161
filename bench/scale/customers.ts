import { emailSearchTerms } from '@course/contract/admin/customers'
import type { Dialect, Engine } from '../harness/dialect.ts'
import {
  addAccounts,
  addCertificateRevisions,
  addCertificates,
  addPayments,
  addResults,
  learner,
} from '../harness/learners.ts'
import { median, type Row, type Rows } from '../harness/row.ts'
import { seededSite } from '../harness/seeded-site.ts'
import type { Workbench } from '../harness/workbench.ts'

const MANY = 1_000_000
const FEW = 1000
const REQUESTS = 40

/** Requests of the admin area. */
type RequestType = 'search' | 'first' | 'middle' | 'story'

const titles: Readonly<Record<RequestType, string>> = {
  search: 'Search for a customer',
  first: 'First page of customers',
  middle: 'A page of customers in the middle',
  story: 'Timeline of a customer',
}

/** One row per request type. All rows share the same two sites. */
export const customersRows = (engine: Engine, engineName: string): Rows =>
  Object.fromEntries(
    (Object.keys(titles) as RequestType[]).map((requestType) => [
      requestType,
      customersRow(requestType, engine, engineName),
    ]),
  )

const customersRow = (requestType: RequestType, engine: Engine, engineName: string): Row => ({
  title: `${titles[requestType]}, ${engineName}`,
  method: `the function of the admin area, called ${REQUESTS} times in sequence, the median of them, among ${formatNumber(MANY)} customers with a purchase, a certificate and four attempts each; against ${formatNumber(FEW)} customers.`,
  unit: 'ms',
  better: 'less',
  goal: { ratio: 1.5 },
  async prepare(workbench) {
    const few = await workbench.shared('few', () => seedAdminSite(workbench, engine, FEW))
    const many = await workbench.shared('many', () =>
      seedAdminSite(workbench, engine, workbench.isQuick ? 10 * FEW : MANY),
    )
    return {
      subject: await measureRequests(many[requestType]),
      baseline: await measureRequests(few[requestType]),
    }
  },
})

type SendRequest = () => Promise<{ rows: unknown[] }>

/** A site with this many customers, and a function per request type. */
async function seedAdminSite(
  workbench: Workbench,
  engine: Engine,
  accounts: number,
): Promise<Record<RequestType, SendRequest>> {
  const site = await seededSite(workbench, engine, (dialect) => [
    addAccounts(dialect, accounts),
    addPayments(dialect, accounts),
    addResults(dialect, accounts),
    addCertificates(dialect, accounts),
    addCertificateRevisions(dialect, accounts),
    setAccessAndStage(),
    addSearchTerms(dialect, accounts),
    addAdministrator(),
  ])
  const { token } = learner(1)
  const callFunction = async (name: string, body: object) => {
    const response = await fetch(`${site.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        // A new IP address per request avoids the rate limit.
        'x-forwarded-for': `10.${randomByte()}.${randomByte()}.${randomByte()}`,
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${name} returned ${response.status}: ${await response.text()}`)
    return ((await response.json()) as { data: { rows: unknown[]; older: string | null } }).data
  }
  const cursor = await findMiddleCursor(callFunction, accounts)
  return {
    search: () => callFunction('admin-customers', { q: randomLearner(accounts).email }),
    first: () => callFunction('admin-customers', {}),
    middle: () => callFunction('admin-customers', { cursor }),
    story: () => callFunction('admin-customer-timeline', { id: randomLearner(accounts).id }),
  }
}

async function measureRequests(sendRequest: SendRequest) {
  if ((await sendRequest()).rows.length === 0) throw new Error('No customers were found')
  return async () => {
    const times: number[] = []
    for (let index = 0; index < REQUESTS; index++) {
      const start = performance.now()
      await sendRequest()
      times.push(performance.now() - start)
    }
    return median(times)
  }
}

type CallFunction = (name: string, body: object) => Promise<{ rows: unknown[]; older: string | null }>

/** The cursor of the customer in the middle, in the server's format. */
async function findMiddleCursor(callFunction: CallFunction, accounts: number): Promise<string> {
  const { older } = await callFunction('admin-customers', {})
  const [direction, at, , digest] = JSON.parse(Buffer.from(older ?? '', 'base64url').toString()) as string[]
  const cursor = [direction, at, learner(Math.ceil(accounts / 2)).id, digest]
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

const randomLearner = (accounts: number) => learner(1 + Math.ceil(Math.random() * (accounts - 1)))
const randomByte = () => Math.floor(Math.random() * 256)

const setAccessAndStage = (): string =>
  `update users set access = 'paid', step = 8 where email like 'learner-%@bench.test'`

/** Search terms of emails such as `learner-7@bench.test` and of the names on certificates, as the server splits them. */
const addSearchTerms = (dialect: Dialect, count: number): string => {
  const patterns = emailSearchTerms('learner-0@bench.test').map((term) =>
    term
      .split('0')
      .map((part) => `'${part}'`)
      .join(` || n || `),
  )
  const terms = [
    ...patterns.map((term) => ['address', term]),
    ['name', `'zofie'`],
    ['name', `'learner'`],
    ['name', `'' || n`],
  ]
  return terms
    .map(
      ([source, term]) => `insert into customer_words (customer_id, source, word)
  select users.id, '${source}', ${term} from ${dialect.numbers(count)}
  join users on users.email = 'learner-' || n || '@bench.test'`,
    )
    .join(';\n')
}

/** Makes learner 1 an administrator, because the benchmark has their token. */
const addAdministrator = (): string => `
  insert into staff (account_id, role, invited_at, accepted_at)
  select id, 'administrator', created_at, created_at from users where email = 'learner-1@bench.test';
  update users set mailbox_proved_at = created_at where email = 'learner-1@bench.test'`

const formatNumber = (value: number) => value.toLocaleString('en')
