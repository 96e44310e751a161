import {
  type Certificate,
  type CertificateRequest,
  type CertificateState,
  longDate,
} from '@course/contract/certificates'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { completeLessons, passQuizzes, submitQuiz } from '../testing/learning.ts'
import type { Member, Person } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

const today = () => site.clock.now().toISOString().slice(0, 10)
const dayAfter = (days: number) =>
  new Date(site.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

async function call<Answer>(person: Person, name: string, body?: unknown) {
  const response = await person.fetch(`/functions/v1/${name}`, {
    method: 'POST',
    body: JSON.stringify(body ?? {}),
    headers: { 'content-type': 'application/json' },
  })
  return { status: response.status, body: (await response.json()) as Answer & { error?: string } }
}

const issue = (person: Person, request: Partial<CertificateRequest> = {}) =>
  call<Certificate>(person, 'issue-certificate', {
    studentName: 'Ana Núñez',
    completionDate: today(),
    ...request,
  })
const stateOf = async (person: Person) => (await call<CertificateState>(person, 'certificate')).body

const kept = (learner: Member) =>
  site.db.selectFrom('certificates').selectAll().where('customer_id', '=', learner.userId).execute()

async function graduate(who: Promise<Member> = site.paidCustomer()): Promise<Member> {
  const learner = await who
  await completeLessons(learner, 4)
  await passQuizzes(learner, 4)
  return learner
}

test('a graduate gets one certificate that keeps what it says', async () => {
  const learner = await graduate()
  expect(await stateOf(learner)).toEqual({ state: 'ready', earliestDate: today(), latestDate: today() })
  const first = await issue(learner, { studentName: '  Ana   Núñez ' })
  expect(first.status).toBe(200)
  expect(first.body).toMatchObject({ studentName: 'Ana Núñez', completionDate: today() })
  expect(first.body.id).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/)
  expect((await issue(learner, { studentName: 'Somebody Else' })).body).toEqual(first.body)
  expect(await stateOf(learner)).toEqual({ state: 'issued', certificate: first.body })
  expect(await kept(learner)).toHaveLength(1)
})

test('asked for twenty times at once, it is issued once', async () => {
  const learner = await graduate()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => issue(learner, { studentName: `Name ${n}` })),
  )
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await kept(learner)).toHaveLength(1)
})

test('the administrator may have one too, after finishing the course', async () => {
  const administrator = await graduate(site.administrator())
  expect((await issue(administrator)).status).toBe(200)
})

describe('refused, and nothing is kept', () => {
  const unfinished = async () => {
    const learner = await site.paidCustomer()
    await completeLessons(learner, 4)
    return learner
  }
  test.each<[string, () => Promise<Member>, Partial<CertificateRequest>, number, RegExp]>([
    ['with a quiz still failed', unfinished, {}, 403, /Finish the course/],
    ['with nothing done', () => site.paidCustomer(), {}, 403, /Finish the course/],
    ['without a payment', () => site.signedUp(), {}, 403, /Finish the course/],
    ['with a date in the future', graduate, { completionDate: '2999-01-01' }, 422, /future/],
    [
      'with a date before the course was finished',
      graduate,
      { completionDate: '2020-01-01' },
      422,
      /cannot be before/,
    ],
    ['with a date that does not exist', graduate, { completionDate: '2026-02-31' }, 422, /invalid/],
    ['without a name', graduate, { studentName: '   ' }, 422, /required/],
    ['with a name of 101 characters', graduate, { studentName: 'x'.repeat(101) }, 422, /100 characters/],
    ['with controls in the name', graduate, { studentName: 'A\u0007na' }, 422, /invalid/],
    ['with letters that no font has', graduate, { studentName: 'ᚠᚢᚦ' }, 422, /cannot print/],
  ])('%s', async (_name, who, request, status, text) => {
    const learner = await who()
    const answer = await issue(learner, request)
    expect(answer.status).toBe(status)
    expect(answer.body.error).toMatch(text)
    expect(await kept(learner)).toEqual([])
  })

  test('signed out', async () => {
    expect((await issue(site.visitor())).status).toBe(401)
    expect((await call(site.visitor(), 'certificate-pdf')).status).toBe(401)
  })
})

test('the earliest date is the day of the last quiz, not of the last lesson', async () => {
  let learner = await site.paidCustomer()
  await completeLessons(learner, 4)
  const lessonsDone = today()
  site.clock.advance(3 * 86_400)
  learner = await site.signedInAgain(learner)
  await submitQuiz(learner, 'lesson4', { correct: 7, of: 10 })
  site.clock.advance(86_400)
  learner = await site.signedInAgain(learner)
  expect(await stateOf(learner)).toEqual({ state: 'ready', earliestDate: dayAfter(-1), latestDate: today() })
  expect((await issue(learner, { completionDate: lessonsDone })).status).toBe(422)
  expect((await issue(learner, { completionDate: dayAfter(-1) })).status).toBe(200)
})

test('a refund takes the certificate away, and a new payment gives the same one back', async () => {
  const learner = await graduate()
  const { body } = await issue(learner)
  const paid = await site.db
    .deleteFrom('paid_customers')
    .where('customer_id', '=', learner.userId)
    .returningAll()
    .executeTakeFirstOrThrow()
  expect((await stateOf(learner)).state).toBe('unfinished')
  expect((await call(learner, 'certificate-pdf')).status).toBe(404)
  await site.db.insertInto('paid_customers').values(paid).execute()
  expect(await stateOf(learner)).toEqual({ state: 'issued', certificate: body })
})

describe('the file says what the record says', () => {
  test.each([
    ['accented', 'José Ángel Núñez-O’Brien'],
    ['Vietnamese', 'Nguyễn Thị Hồng Nhung'],
    ['Cyrillic', 'Ольга Сергеевна Петрова'],
    ['Greek', 'Αλέξανδρος Παπαδόπουλος'],
    ['Arabic', 'محمد عبد الله'],
    ['Chinese', '欧阳娜娜'],
    [
      'very long',
      'Maximilian Alexander Ferdinand von Habsburg-Lothringen de la Fontaine und zu Hohenzollern',
    ],
  ])('%s', async (_script, studentName) => {
    const learner = await graduate()
    const { body: record } = await issue(learner, { studentName })
    const { data: file } = await learner.functions.invoke<Blob>('certificate-pdf')
    expect(file?.type).toBe('application/pdf')
    const { totalPages, text } = await extractText(new Uint8Array(await file!.arrayBuffer()), {
      mergePages: true,
    })
    expect(totalPages).toBe(1)
    expect(letters(text)).toContain(letters(asPrinted(record.studentName)))
    expect(text).toContain(record.id)
    expect(text).toContain(`Completed on ${longDate(record.completionDate)}`)
    expect(text).toContain('Integrated Change Management')
  })

  /** The reader lists words from left to right; a right-to-left name has its first word at the right. */
  const asPrinted = (name: string) =>
    /\p{Script=Arabic}/u.test(name) ? name.split(' ').toReversed().join(' ') : name

  /** Spaces in a PDF are distances, joined forms of letters are letters, and the dots of a letter may come apart. */
  const letters = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{M}\p{P}]/gu, '')
})
