import { randomUUID } from 'node:crypto'
import { freshEmail } from '../accounts.ts'
import { administrators, everybody, owner, type PermissionCase, team, users } from './roles.ts'

export const officeCalls: Record<string, PermissionCase> = {
  'POST /functions/v1/office-me': {
    status: everybody(200),
    seen: {
      of: ({ data }: { data: { role: string | null } }) => data.role,
      by: [null, null, null, 'support', 'administrator', 'owner', null],
    },
  },
  'POST /functions/v1/office-join': {
    status: users(404),
    send: () => ({ body: { operationId: randomUUID() } }),
  },
  'POST /functions/v1/office-team': { status: administrators(200) },
  'POST /functions/v1/office-team-invite': {
    status: administrators(200),
    send: () => ({ body: { operationId: randomUUID(), email: freshEmail(), role: 'support' } }),
  },
  'POST /functions/v1/office-team-role': {
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
  'POST /functions/v1/office-team-remove': {
    status: administrators(404),
    send: ({ other }) => ({
      body: { operationId: randomUUID(), accountId: other.userId, expected: 'support', reason: 'test' },
    }),
  },
  'POST /functions/v1/office-team-hand-over': {
    status: owner(404),
    send: ({ other }) => ({
      body: { operationId: randomUUID(), accountId: other.userId, reason: 'test' },
    }),
  },
  'POST /functions/v1/office-log': { status: administrators(200), send: () => ({ body: {} }) },
  'POST /functions/v1/office-log-csv': {
    status: administrators(200),
    send: () => ({ body: { operationId: randomUUID() } }),
  },
  'POST /functions/v1/office-payments': { status: administrators(200), send: () => ({ body: {} }) },
  'POST /functions/v1/office-payment': {
    status: administrators(404),
    send: () => ({ body: { id: randomUUID() } }),
  },
  'POST /functions/v1/office-revenue': { status: administrators(200), send: () => ({ body: {} }) },
  'POST /functions/v1/office-payments-csv': {
    status: administrators(200),
    send: () => ({ body: { operationId: randomUUID(), list: 'refunds' } }),
  },
  'POST /functions/v1/office-grant-claim': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), purchaseId: randomUUID() } }),
  },
  'POST /functions/v1/office-decline-claim': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), purchaseId: randomUUID(), answer: 'test' } }),
  },
  'POST /functions/v1/office-refund': {
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
  'POST /functions/v1/office-alarms': { status: administrators(200), send: () => ({ body: {} }) },
  'POST /functions/v1/office-alarm-aside': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID(), expected: null, days: 7 } }),
  },
  'POST /functions/v1/office-alarm-resume': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID(), expected: null } }),
  },
  'POST /functions/v1/office-overview': {
    status: team(200),
    // Support sees no amounts.
    seen: {
      of: ({ data }: { data: { now: { revenue: number | null } } }) => data.now.revenue !== null,
      by: [null, null, null, false, true, true, null],
    },
  },
  'POST /functions/v1/office-test-mail': {
    status: administrators(200),
    send: () => ({ body: { operationId: randomUUID() } }),
  },
  'POST /functions/v1/office-funnel': { status: team(200), send: () => ({ body: {} }) },
  'POST /functions/v1/office-mails': { status: team(200), send: () => ({ body: {} }) },
  'POST /functions/v1/office-mail-try': {
    status: team(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID() } }),
  },
  'POST /functions/v1/office-mail-stop': {
    status: team(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID(), expected: 0 } }),
  },
  'POST /functions/v1/office-mail-anew': {
    status: team(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID() } }),
  },
  'POST /functions/v1/office-media': { status: administrators(200), send: () => ({ body: {} }) },
  'POST /functions/v1/office-media-delete': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), id: 'none' } }),
  },
  'POST /functions/v1/office-quizzes': { status: team(200), send: () => ({ body: {} }) },
  'POST /functions/v1/office-quiz': { status: team(200), send: () => ({ body: { lesson: 'lesson1' } }) },
  'POST /functions/v1/office-certificates': { status: team(200), send: () => ({ body: {} }) },
  'POST /functions/v1/office-correction-make': {
    status: team(404),
    send: () => ({ body: { operationId: randomUUID(), number: 'none', expected: 1, askedAt: 'x' } }),
  },
  'POST /functions/v1/office-correction-decline': {
    status: team(404),
    send: () => ({
      body: { operationId: randomUUID(), reason: 'test', number: 'none', expected: 1, askedAt: 'x' },
    }),
  },
  'POST /functions/v1/office-certificate-correct': {
    status: team(404),
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
  'POST /functions/v1/office-certificate-withdraw': {
    status: team(404),
    send: () => ({ body: { operationId: randomUUID(), reason: 'test', number: 'none', expected: 1 } }),
  },
  'POST /functions/v1/office-certificate-restore': {
    status: team(404),
    send: () => ({ body: { operationId: randomUUID(), reason: 'test', number: 'none', expected: 1 } }),
  },
  'POST /functions/v1/office-regrade-try': {
    status: administrators(200),
    send: () => ({ body: { lesson: 'lesson1' } }),
  },
  'POST /functions/v1/office-regrade': {
    status: administrators(409),
    send: () => ({
      body: { operationId: randomUUID(), reason: 'test', lesson: 'lesson1', expected: 'another key' },
    }),
  },
  'POST /functions/v1/office-feedback': { status: team(200), send: () => ({ body: {} }) },
  'POST /functions/v1/office-feedback-read': {
    status: team(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID(), expected: null } }),
  },
  'POST /functions/v1/office-feedback-unread': {
    status: team(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID(), expected: null } }),
  },
  'POST /functions/v1/office-feedback-quote': {
    status: team(404),
    send: () => ({
      body: { operationId: randomUUID(), id: randomUUID(), question: 'question_1', expected: null },
    }),
  },
  'POST /functions/v1/office-feedback-csv': {
    status: administrators(200),
    send: () => ({ body: { operationId: randomUUID() } }),
  },
}
