import { randomUUID } from 'node:crypto'
import { freshEmail } from '../accounts.ts'
import { administrators, everyone, owner, type PermissionCase, staff, users } from './roles.ts'

export const adminCalls: Record<string, PermissionCase> = {
  'POST /functions/v1/admin-me': {
    status: everyone(200),
    responsePart: {
      select: ({ data }: { data: { role: string | null } }) => data.role,
      expected: [null, null, null, 'support', 'administrator', 'owner', null],
    },
  },
  'POST /functions/v1/admin-accept-invitation': {
    status: users(404),
    send: () => ({ body: { operationId: randomUUID() } }),
  },
  'POST /functions/v1/admin-staff': { status: administrators(200) },
  'POST /functions/v1/admin-staff-invite': {
    status: administrators(200),
    send: () => ({ body: { operationId: randomUUID(), email: freshEmail(), role: 'support' } }),
  },
  'POST /functions/v1/admin-staff-role': {
    status: administrators(404),
    send: ({ other }) => ({
      body: {
        operationId: randomUUID(),
        accountId: other.userId,
        role: 'administrator',
        expected: 'support',
        reason: 'test',
      },
    }),
  },
  'POST /functions/v1/admin-staff-remove': {
    status: administrators(404),
    send: ({ other }) => ({
      body: { operationId: randomUUID(), accountId: other.userId, expected: 'support', reason: 'test' },
    }),
  },
  'POST /functions/v1/admin-transfer-ownership': {
    status: owner(404),
    send: ({ other }) => ({
      body: { operationId: randomUUID(), accountId: other.userId, reason: 'test' },
    }),
  },
  'POST /functions/v1/admin-audit-log': { status: administrators(200), send: () => ({ body: {} }) },
  'POST /functions/v1/admin-audit-log-csv': {
    status: administrators(200),
    send: () => ({ body: { operationId: randomUUID() } }),
  },
  'POST /functions/v1/admin-payments': { status: administrators(200), send: () => ({ body: {} }) },
  'POST /functions/v1/admin-payment': {
    status: administrators(404),
    send: () => ({ body: { id: randomUUID() } }),
  },
  'POST /functions/v1/admin-revenue': { status: administrators(200), send: () => ({ body: {} }) },
  'POST /functions/v1/admin-payments-csv': {
    status: administrators(200),
    send: () => ({ body: { operationId: randomUUID(), list: 'refunds' } }),
  },
  'POST /functions/v1/admin-refund-request-approve': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), purchaseId: randomUUID() } }),
  },
  'POST /functions/v1/admin-refund-request-decline': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), purchaseId: randomUUID(), answer: 'test' } }),
  },
  'POST /functions/v1/admin-refund': {
    status: administrators(404),
    send: () => ({
      body: {
        operationId: randomUUID(),
        reason: 'test',
        purchaseId: randomUUID(),
        amount: 100,
        cause: null,
        expected: 100,
      },
    }),
  },
  'POST /functions/v1/admin-alarms': { status: administrators(200), send: () => ({ body: {} }) },
  'POST /functions/v1/admin-alarm-snooze': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID(), expected: null, days: 7 } }),
  },
  'POST /functions/v1/admin-alarm-reopen': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID(), expected: null } }),
  },
  'POST /functions/v1/admin-overview': {
    status: staff(200),
    // Support does not see amounts.
    responsePart: {
      select: ({ data }: { data: { now: { revenue: number | null } } }) => data.now.revenue !== null,
      expected: [null, null, null, false, true, true, null],
    },
  },
  'POST /functions/v1/admin-test-mail': {
    status: administrators(200),
    send: () => ({ body: { operationId: randomUUID() } }),
  },
  'POST /functions/v1/admin-funnel': { status: staff(200), send: () => ({ body: {} }) },
  'POST /functions/v1/admin-mails': { status: staff(200), send: () => ({ body: {} }) },
  'POST /functions/v1/admin-mail-retry': {
    status: staff(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID() } }),
  },
  'POST /functions/v1/admin-mail-cancel': {
    status: staff(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID(), expected: 0 } }),
  },
  'POST /functions/v1/admin-mail-resend': {
    status: staff(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID() } }),
  },
  'POST /functions/v1/admin-media': { status: administrators(200), send: () => ({ body: {} }) },
  'POST /functions/v1/admin-media-delete': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), id: 'none' } }),
  },
  'POST /functions/v1/admin-quizzes': { status: staff(200), send: () => ({ body: {} }) },
  'POST /functions/v1/admin-quiz': { status: staff(200), send: () => ({ body: { lesson: 'lesson1' } }) },
  'POST /functions/v1/admin-certificates': { status: staff(200), send: () => ({ body: {} }) },
  'POST /functions/v1/admin-correction-apply': {
    status: staff(404),
    send: () => ({ body: { operationId: randomUUID(), number: 'none', expected: 1, requestedAt: 'x' } }),
  },
  'POST /functions/v1/admin-correction-decline': {
    status: staff(404),
    send: () => ({
      body: { operationId: randomUUID(), reason: 'test', number: 'none', expected: 1, requestedAt: 'x' },
    }),
  },
  'POST /functions/v1/admin-certificate-correct': {
    status: staff(404),
    send: () => ({
      body: {
        operationId: randomUUID(),
        reason: 'test',
        number: 'none',
        studentName: 'Ada Learner',
        completionDate: '2026-01-01',
        expected: 1,
      },
    }),
  },
  'POST /functions/v1/admin-certificate-withdraw': {
    status: staff(404),
    send: () => ({ body: { operationId: randomUUID(), reason: 'test', number: 'none', expected: 1 } }),
  },
  'POST /functions/v1/admin-certificate-restore': {
    status: staff(404),
    send: () => ({ body: { operationId: randomUUID(), reason: 'test', number: 'none', expected: 1 } }),
  },
  'POST /functions/v1/admin-regrade-preview': {
    status: administrators(200),
    send: () => ({ body: { lesson: 'lesson1' } }),
  },
  'POST /functions/v1/admin-regrade': {
    status: administrators(409),
    send: () => ({
      body: { operationId: randomUUID(), reason: 'test', lesson: 'lesson1', expected: 'another key' },
    }),
  },
  'POST /functions/v1/admin-feedback': { status: staff(200), send: () => ({ body: {} }) },
  'POST /functions/v1/admin-feedback-read': {
    status: staff(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID(), expected: null } }),
  },
  'POST /functions/v1/admin-feedback-unread': {
    status: staff(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID(), expected: null } }),
  },
  'POST /functions/v1/admin-feedback-quote': {
    status: staff(404),
    send: () => ({
      body: { operationId: randomUUID(), id: randomUUID(), question: 'question_1', expected: null },
    }),
  },
  'POST /functions/v1/admin-feedback-csv': {
    status: administrators(200),
    send: () => ({ body: { operationId: randomUUID() } }),
  },
}
