import type { AddressInfo } from 'node:net'
import { dayIn } from '@course/contract/account/profile'
import {
  type CertificateRequest,
  type CertificateState,
  formatLongDate,
  type IssuedCertificate,
  type SelfCorrection,
} from '@course/contract/certificates/certificates'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openApp } from '../app.ts'
import { completeLessons, passQuizzes, submitQuiz } from '../testing/learning.ts'
import { mailsTo } from '../testing/mailbox.ts'
import type { Member, Person } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
})
afterAll(() => close())

const dayAfter = (days: number) =>
  new Date(site.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
const today = () => dayAfter(0)

async function call<Answer>(person: Person, name: string, body?: unknown) {
  const response = await person.fetch(`/functions/v1/${name}`, {
    method: 'POST',
    body: JSON.stringify(body ?? {}),
    headers: { 'content-type': 'application/json' },
  })
  return { status: response.status, body: (await response.json()) as Answer & { error?: string } }
}

/** The same with the certificate as body. */
async function callForCertificate(person: Person, name: string, body: unknown) {
  const { status, body: answer } = await call<IssuedCertificate>(person, name, body)
  return { status, body: answer.certificate, error: answer.error }
}

const issue = (person: Person, request: Partial<CertificateRequest> = {}) =>
  callForCertificate(person, 'issue-certificate', {
    studentName: 'Ana Núñez',
    completionDate: today(),
    ...request,
  })
const stateOf = async (person: Person) => (await call<CertificateState>(person, 'certificate')).body

const correct = (person: Person, request: Partial<SelfCorrection> = {}) =>
  callForCertificate(person, 'correct-certificate', {
    studentName: 'Ana María Núñez',
    completionDate: today(),
    revision: 1,
    ...request,
  })

const revisions = (learner: Member) =>
  site.db
    .selectFrom('certificate_revisions')
    .innerJoin('certificates', 'certificates.number', 'certificate_revisions.number')
    .select(['certificates.number', 'revision', 'student_name', 'reason'])
    .where('customer_id', '=', learner.userId)
    .orderBy('revision')
    .execute()

async function graduate(who: Promise<Member> = site.paidCustomer()): Promise<Member> {
  const learner = await who
  await completeLessons(learner, 4)
  await passQuizzes(learner, 4)
  return learner
}

async function pdfOf(learner: Member, body: Record<string, unknown> = {}) {
  const { data: file } = await learner.functions.invoke<Blob>('certificate-pdf', { body })
  expect(file?.type).toBe('application/pdf')
  return extractText(new Uint8Array(await file!.arrayBuffer()), { mergePages: true })
}

test('a graduate gets one certificate, however often it is asked for', async () => {
  const learner = await graduate()
  expect(await stateOf(learner)).toEqual({ state: 'ready', finishedAt: expect.stringContaining(today()) })
  const first = await issue(learner, { studentName: '  Ana   Núñez ' })
  expect(first.status).toBe(200)
  expect(first.body).toMatchObject({ revision: 1, studentName: 'Ana Núñez', completionDate: today() })
  expect(first.body.number).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/)
  expect((await issue(learner, { studentName: 'Somebody Else' })).body).toEqual(first.body)
  expect(await stateOf(learner)).toMatchObject({
    state: 'issued',
    certificate: first.body,
    corrections: { left: 2, until: expect.stringContaining(dayAfter(30)) },
  })
  expect(await revisions(learner)).toMatchObject([{ revision: 1, reason: 'issued' }])
  const mails = (await mailsTo(site, learner.email)).filter(({ subject }) =>
    subject.startsWith('Your certificate'),
  )
  expect(mails.map(({ link }) => link)).toEqual([`http://localhost:3000/certificates/${first.body.number}`])
})

test('downloaded fifty times at once from two processes, certificate and badge are issued once', async () => {
  const learner = await graduate()
  const other = await openApp({ config: site.config, cards: site.cards, clock: site.clock })
  onTestFinished(other.close)
  await other.http.listen({ host: '127.0.0.1', port: 0 })
  const otherUrl = `http://127.0.0.1:${(other.http.server.address() as AddressInfo).port}`
  /** What the page does when somebody downloads: issue, then read the file. */
  const download = async (n: number) => {
    const post = async (name: string, body: object) => {
      const response = await fetch(`${n % 2 ? otherUrl : site.url}/functions/v1/${name}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${learner.accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(response.status).toBe(200)
      return response
    }
    const request = { studentName: `Name ${n}`, completionDate: today() }
    const issued = (await (await post('issue-certificate', request)).json()) as IssuedCertificate
    const kind = n % 5 ? 'badge' : 'pdf'
    const file = await (await post(`certificate-${kind}`, {})).arrayBuffer()
    return { certificate: JSON.stringify(issued.certificate), kind, file }
  }
  const downloads = await Promise.all(Array.from({ length: 50 }, (_, n) => download(n)))
  expect(new Set(downloads.map(({ certificate }) => certificate)).size).toBe(1)
  const badges = downloads.filter(({ kind }) => kind === 'badge')
  expect(new Set(badges.map(({ file }) => Buffer.from(file).toString('base64'))).size).toBe(1)

  const { number } = JSON.parse(downloads[0]!.certificate) as { number: string }
  expect(await revisions(learner)).toMatchObject([{ number, revision: 1 }])
  const credentials = await site.db
    .selectFrom('credentials')
    .select('revision')
    .where('number', '=', number)
    .execute()
  expect(credentials).toEqual([{ revision: 1 }])
  const mails = (await mailsTo(site, learner.email)).filter(({ subject }) =>
    subject.startsWith('Your certificate'),
  )
  expect(mails).toHaveLength(1)
})

describe('corrections', () => {
  test('a learner corrects twice: same number, next revision, everything recorded', async () => {
    const learner = await graduate()
    const { number } = (await issue(learner)).body
    const second = await correct(learner)
    expect(second.status).toBe(200)
    expect(second.body).toMatchObject({ number, revision: 2, studentName: 'Ana María Núñez' })
    expect(await stateOf(learner)).toMatchObject({ certificate: second.body, corrections: { left: 1 } })
    expect((await pdfOf(learner)).text).toContain(`Certificate no. ${number}, revision 2`)

    expect((await correct(learner, { revision: 2, studentName: 'Ana M. Núñez' })).status).toBe(200)
    const third = await correct(learner, { revision: 3, studentName: 'Somebody Else' })
    expect([third.status, third.error]).toEqual([403, expect.stringMatching(/no longer be corrected/)])
    expect(await revisions(learner)).toEqual([
      { number, revision: 1, student_name: 'Ana Núñez', reason: 'issued' },
      { number, revision: 2, student_name: 'Ana María Núñez', reason: 'corrected by learner' },
      { number, revision: 3, student_name: 'Ana M. Núñez', reason: 'corrected by learner' },
    ])
    expect((await issue(learner)).body).toMatchObject({ number, revision: 3, studentName: 'Ana M. Núñez' })
  })

  test('what it says already uses no correction up', async () => {
    const learner = await graduate()
    const { body } = await issue(learner)
    for (let time = 0; time < 5; time++) {
      expect((await correct(learner, { studentName: ' Ana  Núñez ' })).body).toEqual(body)
    }
    expect(await stateOf(learner)).toMatchObject({ corrections: { left: 2 } })
  })

  test('sent twenty times at once, different ones make one revision', async () => {
    const learner = await graduate()
    await issue(learner)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => correct(learner, { studentName: `Name ${n}` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await revisions(learner)).toHaveLength(2)
  })

  test('they end after 30 days', async () => {
    let learner = await graduate()
    await issue(learner)
    site.clock.advance(30 * 86_400)
    learner = await site.signedInAgain(learner)
    expect(await stateOf(learner)).toMatchObject({ state: 'issued', corrections: { left: 0 } })
    expect((await correct(learner)).status).toBe(403)
    expect(await revisions(learner)).toHaveLength(1)
  })

  test('they keep the rules of name and date', async () => {
    const learner = await graduate()
    expect((await correct(learner)).status).toBe(404)
    await issue(learner)
    for (const request of [{ studentName: '' }, { studentName: 'ᚠᚢᚦ' }, { completionDate: '2020-01-01' }]) {
      expect((await correct(learner, request)).status).toBe(422)
    }
    expect(await revisions(learner)).toHaveLength(1)
  })
})

describe('the administrator', () => {
  test('gets a specimen, marked as one, without a number and without a record', async () => {
    const administrator = await graduate(site.administrator())
    expect(await stateOf(administrator)).toEqual({ state: 'specimen' })
    const asked = await issue(administrator)
    expect([asked.status, asked.error]).toEqual([403, expect.stringMatching(/specimen/)])
    const { text, totalPages } = await pdfOf(administrator, {
      studentName: 'Ana Núñez',
      completionDate: today(),
    })
    expect(totalPages).toBe(1)
    expect(text).toContain('Specimen')
    expect(text).toContain('Specimen, not a certificate')
    expect(text).toContain('Ana Núñez')
    expect(text).not.toContain('Certificate no.')
    expect(await revisions(administrator)).toEqual([])
    expect((await call(administrator, 'certificate-pdf', { studentName: '' })).status).toBe(400)
  })
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
    const response = await issue(learner, request)
    expect(response.status).toBe(status)
    expect(response.error).toMatch(text)
    expect(await revisions(learner)).toEqual([])
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
  expect(await stateOf(learner)).toEqual({
    state: 'ready',
    finishedAt: expect.stringContaining(dayAfter(-1)),
  })
  expect((await issue(learner, { completionDate: lessonsDone })).status).toBe(422)
  expect((await issue(learner, { completionDate: dayAfter(-1) })).status).toBe(200)
})

test('the learner’s own day counts, wherever they live', async () => {
  const furthestAhead = () => new Date(site.clock.now().getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
  const furthestBehind = () =>
    new Date(site.clock.now().getTime() - 12 * 3_600_000).toISOString().slice(0, 10)
  for (const day of [furthestAhead, furthestBehind]) {
    const learner = await graduate()
    expect((await issue(learner, { completionDate: day() })).status).toBe(200)
  }
  const learner = await graduate()
  expect((await issue(learner, { completionDate: dayAfter(2) })).status).toBe(422)
  expect((await issue(learner, { completionDate: dayAfter(-2) })).status).toBe(422)
})

test('whoever has chosen a time zone gets the days of its calendar, and keeps a day that was issued', async () => {
  const dayInZone = (timeZone: string) => dayIn(site.clock.now(), timeZone)
  const live = (learner: Member, timeZone: string) =>
    site.db
      .updateTable('users')
      .set({ user_metadata: JSON.stringify({ time_zone: timeZone }) })
      .where('id', '=', learner.userId)
      .execute()
  const learner = await graduate()
  await live(learner, 'Etc/GMT-14')
  const [ahead, behind] = [dayInZone('Etc/GMT-14'), dayInZone('Etc/GMT+12')]
  expect(behind < ahead).toBe(true)
  expect((await issue(learner, { completionDate: behind })).error).toMatch(/cannot be before/)
  expect((await issue(learner, { completionDate: ahead })).status).toBe(200)

  await live(learner, 'Etc/GMT+12')
  const moved = { studentName: 'Ana N', completionDate: ahead, revision: 1 }
  expect((await call(learner, 'correct-certificate', moved)).status).toBe(200)
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
    const { totalPages, text } = await pdfOf(learner)
    expect(totalPages).toBe(1)
    expect(letters(text)).toContain(letters(asPrinted(record.studentName)))
    expect(text).toContain(record.number)
    expect(text).toContain(`Completed on ${formatLongDate(record.completionDate)}`)
    expect(text).toContain('Integrated Change Management')
  })

  /** The reader lists words from left to right; a right-to-left name has its first word at the right. */
  const asPrinted = (name: string) =>
    /\p{Script=Arabic}/u.test(name) ? name.split(' ').toReversed().join(' ') : name

  /** Spaces in a PDF are distances, joined forms of letters are letters, and the dots of a letter may come apart. */
  const letters = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{M}\p{P}]/gu, '')
})
