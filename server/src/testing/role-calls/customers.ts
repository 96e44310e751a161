import { randomUUID } from 'node:crypto'
import { freshEmail } from '../accounts.ts'
import { administrators, type PermissionCase, team } from './roles.ts'

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
  'POST /functions/v1/office-customers': { status: team(200), send: () => ({ body: {} }) },
  'POST /functions/v1/office-customers-csv': {
    status: administrators(200),
    send: () => ({ body: { operationId: randomUUID(), q: 'nobody' } }),
  },
  'POST /functions/v1/office-customer': {
    status: team(200),
    send: ({ other }) => ({ body: { id: other.userId } }),
  },
  'POST /functions/v1/office-customer-story': {
    status: team(200),
    send: ({ other }) => ({ body: { id: other.userId } }),
  },
  'POST /functions/v1/office-customer-attempts': {
    status: team(200),
    send: ({ other }) => ({ body: { id: other.userId } }),
  },
  'POST /functions/v1/office-customer-payments': {
    status: team(200),
    send: ({ other }) => ({ body: { id: other.userId } }),
  },
  'POST /functions/v1/office-customer-mails': {
    status: team(200),
    send: ({ other }) => ({ body: { id: other.userId } }),
  },
  'POST /functions/v1/office-note-add': {
    status: team(200),
    send: ({ other }) => ({
      body: { operationId: randomUUID(), reason: 'test', id: other.userId, text: 'x', followUp: null },
    }),
  },
  'POST /functions/v1/office-note-follow-up': {
    status: team(409),
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
  'POST /functions/v1/office-note-delete': {
    status: team(409),
    send: ({ other }) => ({
      body: { operationId: randomUUID(), reason: 'test', id: other.userId, noteId: randomUUID() },
    }),
  },
  'POST /functions/v1/office-customer-set-password': {
    status: team(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID() } }),
  },
  'POST /functions/v1/office-customer-link': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), reason: 'test', id: randomUUID() } }),
  },
  'POST /functions/v1/office-customer-email': {
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
  'POST /functions/v1/office-customer-give-access': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), reason: 'test', id: randomUUID(), expected: 'none' } }),
  },
  'POST /functions/v1/office-customer-end-access': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), reason: 'test', id: randomUUID(), expected: 'none' } }),
  },
  'POST /functions/v1/office-attempt-aside': { status: team(404), send: decision },
  'POST /functions/v1/office-attempt-pass': { status: team(404), send: decision },
  'POST /functions/v1/office-attempt-grade': { status: team(404), send: decision },
  'POST /functions/v1/office-customer-factor': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), reason: 'test', id: randomUUID() } }),
  },
  'POST /functions/v1/office-customer-erase': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), reason: 'test', id: randomUUID(), expected: 'x' } }),
  },
  'POST /functions/v1/office-customer-data': {
    status: administrators(404),
    send: () => ({ body: { operationId: randomUUID(), reason: 'test', id: randomUUID() } }),
  },
  'POST /functions/v1/office-customer-sign-out': {
    status: team(404),
    send: () => ({ body: { operationId: randomUUID(), id: randomUUID() } }),
  },
}
