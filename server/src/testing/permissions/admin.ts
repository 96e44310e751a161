import { randomUUID } from 'node:crypto'
import { freshEmail } from '../accounts.ts'
import { action, administrators, body, cases, everyone, owner, staff, users } from './roles.ts'

const certificate = { number: 'none', expected: 1 }
const purchase = { purchaseId: randomUUID() }

const audience = { audience: 'notice', filters: {} }
const text = { subject: '', heading: '', body: '', button: '', notes: '' }
const draft = { id: randomUUID(), version: 1 }

export const adminCases = cases('POST /functions/v1/admin-', {
  me: [
    everyone(200),
    undefined,
    {
      select: ({ data }: { data: { role: string | null } }) => data.role,
      expected: [null, null, null, 'support', 'administrator', 'owner', null],
    },
  ],
  overview: [
    staff(200),
    undefined,
    // Support does not see amounts.
    {
      select: ({ data }: { data: { now: { revenue: number | null } } }) => data.now.revenue !== null,
      expected: [null, null, null, false, true, true, null],
    },
  ],
  stats: [staff(200)],
  search: [
    staff(200),
    body({ q: 'Lesson 1, page 1' }),
    // Support does not edit texts.
    {
      select: ({ data }: { data: { texts: object[] } }) => data.texts.length > 0,
      expected: [null, null, null, false, true, true, null],
    },
  ],
  funnel: [staff(200), body({})],

  'accept-invitation': [users(404), action()],
  staff: [administrators(200)],
  'staff-invite': [administrators(200), action(() => ({ email: freshEmail(), role: 'support' }))],
  'staff-role': [
    administrators(404),
    action(({ other }) => ({ accountId: other.userId, role: 'administrator', expected: 'support' })),
  ],
  'staff-remove': [
    administrators(404),
    action(({ other }) => ({ accountId: other.userId, expected: 'support' })),
  ],
  'transfer-ownership': [owner(404), action(({ other }) => ({ accountId: other.userId }))],
  'audit-log': [administrators(200), body({})],
  'audit-log-csv': [administrators(200), action()],

  payments: [administrators(200), body({})],
  payment: [administrators(404), action()],
  revenue: [administrators(200), body({})],
  'payments-csv': [administrators(200), action({ list: 'refunds' })],
  'refund-request-approve': [administrators(404), action(purchase)],
  'refund-request-decline': [administrators(404), action({ ...purchase, answer: 'test' })],
  // The card provider cannot be reached here.
  codes: [administrators(502), body({})],
  code: [administrators(502), body({ id: 'promo_none' })],
  'code-create': [
    administrators(502),
    action({ code: 'LAUNCH', percentOff: 20, amountOff: null, lastDay: null, maxUses: null }),
  ],
  'code-switch': [administrators(502), action({ id: 'promo_none', active: false })],
  'accounting-csv': [administrators(502), action()],
  'code-sales-csv': [administrators(200), action({ id: 'promo_none', month: '2026-11' })],
  refund: [administrators(404), action({ ...purchase, amount: 100, cause: null, expected: 100 })],

  alarms: [administrators(200), body({})],
  'alarm-snooze': [administrators(404), action({ expected: null, days: 7 })],
  'alarm-reopen': [administrators(404), action({ expected: null })],

  'test-mail': [administrators(200), action()],
  'test-mail-text': [administrators(400), action({ mail: 'welcome', content: '{}' })],
  mails: [staff(200), body({})],
  'mail-retry': [staff(404), action()],
  'mail-cancel': [staff(404), action({ expected: 0 })],
  'mail-resend': [staff(404), action()],

  announcements: [administrators(200), body({})],
  announcement: [administrators(404), body({ id: randomUUID() })],
  'announcement-count': [administrators(200), body(audience)],
  'announcement-preview': [administrators(400), body({ ...audience, text })],
  'announcement-save': [administrators(404), action({ ...audience, text, draft })],
  'announcement-test': [administrators(400), action({ ...audience, text })],
  'announcement-send': [administrators(404), action({ ...draft, sendAt: null })],
  'announcement-cancel': [administrators(404), action(draft)],
  'announcement-delete': [administrators(404), action(draft)],

  media: [administrators(200), body({})],
  'media-delete': [administrators(404), action({ id: 'none' })],

  quizzes: [staff(200), body({})],
  quiz: [staff(200), body({ lesson: 'lesson1' })],
  'regrade-preview': [administrators(200), body({ lesson: 'lesson1' })],
  regrade: [administrators(409), action({ lesson: 'lesson1', expected: 'another key' })],
  'retire-question': [administrators(404), action({ lesson: 'lesson1', question: 'none' })],
  'bring-back-question': [administrators(404), action({ lesson: 'lesson1', question: 'none' })],

  certificates: [staff(200), body({})],
  'correction-apply': [staff(404), action({ ...certificate, requestedAt: 'x' })],
  'correction-decline': [staff(404), action({ ...certificate, requestedAt: 'x' })],
  'certificate-correct': [
    staff(404),
    action({ ...certificate, studentName: 'Ada Learner', completionDate: '2026-01-01' }),
  ],
  'certificate-withdraw': [staff(404), action(certificate)],
  'certificate-restore': [staff(404), action(certificate)],

  feedback: [staff(200), body({})],
  'feedback-read': [staff(404), action({ expected: null })],
  'feedback-unread': [staff(404), action({ expected: null })],
  'feedback-quote': [staff(404), action({ question: 'question_1', expected: null })],
  'feedback-csv': [administrators(200), action()],
})
