import type { AddressInfo } from 'node:net'
import { formatLongDate } from '@course/content/site/format'
import { dateInTimeZone } from '@course/contract/account/profile'
import type {
  CertificateRequest,
  CertificateState,
  IssuedCertificate,
  SelfCorrection,
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

const dateAfter = (days: number) =>
  new Date(site.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
const today = () => dateAfter(0)

async function call<Body>(person: Person, name: string, body?: unknown) {
  const response = await person.fetch(`/functions/v1/${name}`, {
    method: 'POST',
    body: JSON.stringify(body ?? {}),
    headers: { 'content-type': 'application/json' },
  })
  return { status: response.status, body: (await response.json()) as Body & { error?: string } }
}

/** Calls a function whose response contains the certificate, and returns it as the body. */
async function callForCertificate(person: Person, name: string, body: unknown) {
  const { status, body: response } = await call<IssuedCertificate>(person, name, body)
  return { status, body: response.certificate, error: response.error }
}

const issue = (person: Person, request: Partial<CertificateRequest> = {}) =>
  callForCertificate(person, 'issue-certificate', {
    studentName: 'Ana Núñez',
    completionDate: today(),
    ...request,
  })
const fetchState = async (person: Person) => (await call<CertificateState>(person, 'certificate')).body

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

async function graduate(member: Promise<Member> = site.paidCustomer()): Promise<Member> {
  const learner = await member
  await completeLessons(learner, 4)
  await passQuizzes(learner, 4)
  return learner
}

async function fetchPdfText(learner: Member, body: Record<string, unknown> = {}) {
  const { data: file } = await learner.functions.invoke<Blob>('certificate-pdf', { body })
  expect(file?.type).toBe('application/pdf')
  return extractText(new Uint8Array(await file!.arrayBuffer()), { mergePages: true })
}

test('issues one certificate per graduate, however often it is requested', async () => {
  const learner = await graduate()
  expect(await fetchState(learner)).toEqual({ state: 'ready', finishedAt: expect.stringContaining(today()) })
  const first = await issue(learner, { studentName: '  Ana   Núñez ' })
  expect(first.status).toBe(200)
  expect(first.body).toMatchObject({ revision: 1, studentName: 'Ana Núñez', completionDate: today() })
  expect(first.body.number).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/)
  expect((await issue(learner, { studentName: 'Somebody Else' })).body).toEqual(first.body)
  expect(await fetchState(learner)).toMatchObject({
    state: 'issued',
    certificate: first.body,
    corrections: { left: 2, until: expect.stringContaining(dateAfter(30)) },
  })
  expect(await revisions(learner)).toMatchObject([{ revision: 1, reason: 'issued' }])
  const mails = (await mailsTo(site, learner.email)).filter(({ subject }) =>
    subject.startsWith('Your certificate'),
  )
  expect(mails.map(({ link }) => link)).toEqual([`http://localhost:3000/certificates/${first.body.number}`])
  const [file] = mails[0]!.files
  expect(file?.name).toBe('certificate.pdf')
  expect(file?.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('issues certificate and badge once when two processes get fifty concurrent downloads', async () => {
  const learner = await graduate()
  const other = await openApp({ config: site.config, cards: site.cards, clock: site.clock })
  onTestFinished(other.close)
  await other.http.listen({ host: '127.0.0.1', port: 0 })
  const otherUrl = `http://127.0.0.1:${(other.http.server.address() as AddressInfo).port}`
  /** What the page does on download: issue the certificate, then fetch the file. */
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
  test('a learner can correct twice; each correction adds a revision under the same number', async () => {
    const learner = await graduate()
    const { number } = (await issue(learner)).body
    const second = await correct(learner)
    expect(second.status).toBe(200)
    expect(second.body).toMatchObject({ number, revision: 2, studentName: 'Ana María Núñez' })
    expect(await fetchState(learner)).toMatchObject({ certificate: second.body, corrections: { left: 1 } })
    expect((await fetchPdfText(learner)).text).toContain(`Certificate no. ${number}, revision 2`)

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

  test('sending unchanged values does not use up a correction', async () => {
    const learner = await graduate()
    const { body } = await issue(learner)
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await correct(learner, { studentName: ' Ana  Núñez ' })).body).toEqual(body)
    }
    expect(await fetchState(learner)).toMatchObject({ corrections: { left: 2 } })
  })

  test('accepts only one of twenty concurrent corrections', async () => {
    const learner = await graduate()
    await issue(learner)
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => correct(learner, { studentName: `Name ${n}` })),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await revisions(learner)).toHaveLength(2)
  })

  test('are refused after 30 days', async () => {
    let learner = await graduate()
    await issue(learner)
    site.clock.advance(30 * 86_400)
    learner = await site.signedInAgain(learner)
    expect(await fetchState(learner)).toMatchObject({ state: 'issued', corrections: { left: 0 } })
    expect((await correct(learner)).status).toBe(403)
    expect(await revisions(learner)).toHaveLength(1)
  })

  test('are validated like the first request', async () => {
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
  test('gets a marked specimen without a number or a record', async () => {
    const administrator = await graduate(site.administrator())
    expect(await fetchState(administrator)).toEqual({ state: 'specimen' })
    const response = await issue(administrator)
    expect([response.status, response.error]).toEqual([403, expect.stringMatching(/specimen/)])
    const { text, totalPages } = await fetchPdfText(administrator, {
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

describe('refuses and stores nothing', () => {
  const unfinished = async () => {
    const learner = await site.paidCustomer()
    await completeLessons(learner, 4)
    return learner
  }
  test.each<[string, () => Promise<Member>, Partial<CertificateRequest>, number, RegExp]>([
    ['when a quiz is not passed', unfinished, {}, 403, /Finish the course/],
    ['when nothing is completed', () => site.paidCustomer(), {}, 403, /Finish the course/],
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
    ['with control characters in the name', graduate, { studentName: 'A\u0007na' }, 422, /invalid/],
    ['with characters that no font has', graduate, { studentName: 'ᚠᚢᚦ' }, 422, /can't print/],
  ])('%s', async (_name, member, request, status, text) => {
    const learner = await member()
    const response = await issue(learner, request)
    expect(response.status).toBe(status)
    expect(response.error).toMatch(text)
    expect(await revisions(learner)).toEqual([])
  })

  test('when signed out', async () => {
    expect((await issue(site.visitor())).status).toBe(401)
    expect((await call(site.visitor(), 'certificate-pdf')).status).toBe(401)
  })
})

test('the earliest date is the date of the last quiz, not of the last lesson', async () => {
  let learner = await site.paidCustomer()
  await completeLessons(learner, 4)
  const lessonsDone = today()
  site.clock.advance(3 * 86_400)
  learner = await site.signedInAgain(learner)
  await submitQuiz(learner, 'lesson4', { correct: 7, of: 10 })
  site.clock.advance(86_400)
  learner = await site.signedInAgain(learner)
  expect(await fetchState(learner)).toEqual({
    state: 'ready',
    finishedAt: expect.stringContaining(dateAfter(-1)),
  })
  expect((await issue(learner, { completionDate: lessonsDone })).status).toBe(422)
  expect((await issue(learner, { completionDate: dateAfter(-1) })).status).toBe(200)
})

test('accepts any date that is current somewhere on earth when no time zone is set', async () => {
  const furthestAhead = () => new Date(site.clock.now().getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
  const furthestBehind = () =>
    new Date(site.clock.now().getTime() - 12 * 3_600_000).toISOString().slice(0, 10)
  for (const day of [furthestAhead, furthestBehind]) {
    const learner = await graduate()
    expect((await issue(learner, { completionDate: day() })).status).toBe(200)
  }
  const learner = await graduate()
  expect((await issue(learner, { completionDate: dateAfter(2) })).status).toBe(422)
  expect((await issue(learner, { completionDate: dateAfter(-2) })).status).toBe(422)
})

test('accepts dates of the chosen time zone, and keeps an issued date when the zone changes', async () => {
  const dayInZone = (timeZone: string) => dateInTimeZone(site.clock.now(), timeZone)
  const setTimeZone = (learner: Member, timeZone: string) =>
    site.db
      .updateTable('users')
      .set({ user_metadata: JSON.stringify({ time_zone: timeZone }) })
      .where('id', '=', learner.userId)
      .execute()
  const learner = await graduate()
  await setTimeZone(learner, 'Etc/GMT-14')
  const [ahead, behind] = [dayInZone('Etc/GMT-14'), dayInZone('Etc/GMT+12')]
  expect(behind < ahead).toBe(true)
  expect((await issue(learner, { completionDate: behind })).error).toMatch(/cannot be before/)
  expect((await issue(learner, { completionDate: ahead })).status).toBe(200)

  await setTimeZone(learner, 'Etc/GMT+12')
  const correction = { studentName: 'Ana N', completionDate: ahead, revision: 1 }
  expect((await call(learner, 'correct-certificate', correction)).status).toBe(200)
})

describe('the PDF contains the recorded values', () => {
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
    const { totalPages, text } = await fetchPdfText(learner)
    expect(totalPages).toBe(1)
    expect(letters(text)).toContain(letters(asPrinted(record.studentName)))
    expect(text).toContain(record.number)
    expect(text).toContain(formatLongDate(record.completionDate))
    expect(text).toContain('Integrated Change Management')
  })

  /** The PDF parser lists words from left to right; a right-to-left name has its first word at the right. */
  const asPrinted = (name: string) =>
    /\p{Script=Arabic}/u.test(name) ? name.split(' ').toReversed().join(' ') : name

  /** Letters only: a PDF has gaps instead of spaces, ligatures, and marks apart from their letters. */
  const letters = (message: string) => message.normalize('NFKC').replace(/[^\p{L}\p{M}\p{P}]/gu, '')
})
