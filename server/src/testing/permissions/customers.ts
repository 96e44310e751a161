import { randomUUID } from 'node:crypto'
import { freshEmail } from '../accounts.ts'
import { administrators, type PermissionCase, staff } from './roles.ts'

const decision = () => ({
  body: {
    operationId: randomUUID(),
    reason: 'test',
    id: randomUUID(),
    attemptId: randomUUID(),
    expected: null,
  },
})

export const customerCalls: Record<string, PermissionCase> = {
  'POST /functions/v1/admin-customers': { status: staff(200), send: () => ({ body: {} }) },
  'POST /functions/v1/admin-customers-csv': {
    status: administrators(200),
    send: () => ({ body: { operationId: randomUUID(), q: 'no-match' } }),
  },
  'POST /functions/v1/admin-customer': {
    status: staff(200),
    send: ({ other }) => ({ body: { id: other.userId } }),
  },
  'POST /functions/v1/admin-customer-timeline': {
    status: staff(200),
    send: ({ other }) => ({ body: { id: other.userId } }),
  },
  'POST /functions/v1/admin-customer-attempts': {
    status: staff(200),
    send: ({ other }) => ({ body: { id: other.userId } }),
  },
  'POST /functions/v1/admin-customer-payments': {
    status: staff(200),
    send: ({ other }) => ({ body: { id: other.userId } }),
  },
  'POST /functions/v1/admin-customer-mails': {
    status: staff(200),
    send: ({ other }) => ({ body: { id: other.userId } }),
  },
  'POST /functions/v1/admin-note-add': {
    status: staff(200),
    send: ({ other }) => ({
      body: { operationId: randomUUID(), reason: 'test', id: other.userId, text: 'x', followUp: null },
    }),
  },
  'POST /functions/v1/admin-note-follow-up': {
    status: staff(409),
    send: ({ other }) => ({
      body: {
        operationId: randomUUID(),
        reason: 'test',
        id: other.userId,
        noteId: randomUUID(),
        followUp: null,
        expected: null,
      },
    }),
  },
  'POST /functions/v1/admin-note-delete': {
    status: staff(409),
    send: ({ other }) => ({
      body: { operationId: randomUUID(), reason: 'test', id: other.userId, noteId: randomUUID() },
    }),
  },
  'POST /functions/v1/admin-customer-set-password': {
    status: staff(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID() } }),
  },
  'POST /functions/v1/admin-customer-sign-in-link': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), reason: 'test', id: randomUUID() } }),
  },
  'POST /functions/v1/admin-customer-email': {
    status: administrators(404),
    send: () => ({
      body: {
        operationId: randomUUID(),
        reason: 'test',
        id: randomUUID(),
        email: freshEmail(),
        expected: 'x',
      },
    }),
  },
  'POST /functions/v1/admin-customer-grant-access': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), reason: 'test', id: randomUUID(), expected: 'none' } }),
  },
  'POST /functions/v1/admin-customer-revoke-access': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), reason: 'test', id: randomUUID(), expected: 'none' } }),
  },
  'POST /functions/v1/admin-attempt-exclude': { status: staff(404), send: decision },
  'POST /functions/v1/admin-attempt-pass': { status: staff(404), send: decision },
  'POST /functions/v1/admin-attempt-restore': { status: staff(404), send: decision },
  'POST /functions/v1/admin-customer-reset-mfa': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), reason: 'test', id: randomUUID() } }),
  },
  'POST /functions/v1/admin-customer-erase': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), reason: 'test', id: randomUUID(), expected: 'x' } }),
  },
  'POST /functions/v1/admin-customer-export': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), reason: 'test', id: randomUUID() } }),
  },
  'POST /functions/v1/admin-customer-sign-out': {
    status: staff(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID() } }),
  },
}
