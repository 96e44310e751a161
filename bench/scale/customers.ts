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
const LOOKS = 40

/** What the owner does in the office, as one question of it. */
type Question = 'search' | 'first' | 'middle' | 'story'

const titles: Readonly<Record<Question, string>> = {
  search: 'Search for a customer',
  first: 'First page of customers',
  middle: 'A page of customers in the middle',
  story: 'One customer’s story',
}

/** One row for each question; the same two sites answer all of them. */
export const customersRows = (engine: Engine, engineName: string): Rows =>
  Object.fromEntries(
    (Object.keys(titles) as Question[]).map((question) => [
      question,
      customersRow(question, engine, engineName),
    ]),
  )

const customersRow = (question: Question, engine: Engine, engineName: string): Row => ({
  title: `${titles[question]}, ${engineName}`,
  method: `the office's own function, asked ${LOOKS} times one after another, the median of them, among ${number(MANY)} customers with a purchase, a certificate and four attempts each; against ${number(FEW)} customers.`,
  unit: 'ms',
  better: 'less',
  goal: { ratio: 1.5 },
  async prepare(workbench) {
    const few = await workbench.shared('few', () => office(workbench, engine, FEW))
    const many = await workbench.shared('many', () =>
      office(workbench, engine, workbench.isQuick ? 10 * FEW : MANY),
    )
    return { subject: await looks(many[question]), baseline: await looks(few[question]) }
  },
})

type Look = () => Promise<{ rows: unknown[] }>

/** A site with so many customers, and how the owner asks it each question. */
async function office(
  workbench: Workbench,
  engine: Engine,
  accounts: number,
): Promise<Record<Question, Look>> {
  const site = await seededSite(workbench, engine, (dialect) => [
    addAccounts(dialect, accounts),
    addPayments(dialect, accounts),
    addResults(dialect, accounts),
    addCertificates(dialect, accounts),
    addCertificateRevisions(dialect, accounts),
    addFacts(),
    addWords(dialect, accounts),
    addOwner(),
  ])
  const { token } = learner(1)
  const ask = async (name: string, body: object) => {
    const response = await fetch(`${site.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        // How often one network may ask is not what is measured.
        'x-forwarded-for': `10.${digits()}.${digits()}.${digits()}`,
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`)
    return ((await response.json()) as { data: { rows: unknown[]; older: string | null } }).data
  }
  const cursor = await middleOf(ask, accounts)
  return {
    search: () => ask('admin-customers', { q: somebody(accounts).email }),
    first: () => ask('admin-customers', {}),
    middle: () => ask('admin-customers', { cursor }),
    story: () => ask('admin-customer-timeline', { id: somebody(accounts).id }),
  }
}

async function looks(look: Look) {
  if ((await look()).rows.length === 0) throw new Error('Nobody was found')
  return async () => {
    const times: number[] = []
    for (let index = 0; index < LOOKS; index++) {
      const start = performance.now()
      await look()
      times.push(performance.now() - start)
    }
    return median(times)
  }
}

type Ask = (name: string, body: object) => Promise<{ rows: unknown[]; older: string | null }>

/** The place of the customer in the middle, written as the server writes the end of a page. */
async function middleOf(ask: Ask, accounts: number): Promise<string> {
  const { older } = await ask('admin-customers', {})
  const [direction, at, , digest] = JSON.parse(Buffer.from(older ?? '', 'base64url').toString()) as string[]
  const place = [direction, at, learner(Math.ceil(accounts / 2)).id, digest]
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

const somebody = (accounts: number) => learner(1 + Math.ceil(Math.random() * (accounts - 1)))
const digits = () => Math.floor(Math.random() * 256)

const addFacts = (): string =>
  `update users set access = 'paid', step = 8 where email like 'learner-%@bench.test'`

/** The words of `learner-7@bench.test` and of its certificate, as the server would split them. */
const addWords = (dialect: Dialect, count: number): string => {
  const pattern = emailSearchTerms('learner-0@bench.test').map((word) =>
    word
      .split('0')
      .map((part) => `'${part}'`)
      .join(` || n || `),
  )
  const words = [
    ...pattern.map((word) => ['address', word]),
    ['name', `'zofie'`],
    ['name', `'learner'`],
    ['name', `'' || n`],
  ]
  return words
    .map(
      ([source, word]) => `insert into customer_words (customer_id, source, word)
  select users.id, '${source}', ${word} from ${dialect.numbers(count)}
  join users on users.email = 'learner-' || n || '@bench.test'`,
    )
    .join(';\n')
}

/** Learner 1 runs the site: their token is at hand. */
const addOwner = (): string => `
  insert into staff (account_id, role, invited_at, accepted_at)
  select id, 'administrator', created_at, created_at from users where email = 'learner-1@bench.test';
  update users set mailbox_proved_at = created_at where email = 'learner-1@bench.test'`

const number = (value: number) => value.toLocaleString('en')
