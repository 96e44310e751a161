import { randomUUID } from 'node:crypto'
import { freshEmail } from '../accounts.ts'
import { action, administrators, body, type Callers, cases, staff } from './roles.ts'

const onOther = ({ other }: Callers) => ({ id: other.userId })
const onAttempt = action(() => ({ attemptId: randomUUID(), expected: null }))

export const customerCases = cases('POST /functions/v1/admin-', {
  customers: [staff(200), body({})],
  'customers-csv': [administrators(200), action({ q: 'no-match' })],
  customer: [staff(200), body(onOther)],
  'customer-timeline': [staff(200), body(onOther)],
  'customer-attempts': [staff(200), body(onOther)],
  'customer-payments': [administrators(200), body(onOther)],
  'customer-mails': [staff(200), body(onOther)],

  'note-add': [staff(200), action((callers) => ({ ...onOther(callers), text: 'x', followUp: null }))],
  'note-follow-up': [
    staff(409),
    action((callers) => ({ ...onOther(callers), noteId: randomUUID(), followUp: null, expected: null })),
  ],
  'note-delete': [staff(409), action((callers) => ({ ...onOther(callers), noteId: randomUUID() }))],

  'customer-set-password': [staff(404), action()],
  'customer-sign-in-link': [administrators(404), action()],
  'customer-sign-out': [staff(404), action()],
  'customer-email': [administrators(404), action(() => ({ email: freshEmail(), expected: 'x' }))],
  'customer-grant-access': [administrators(404), action({ expected: 'none' })],
  'customer-revoke-access': [administrators(404), action({ expected: 'none' })],
  'customer-reset-mfa': [administrators(404), action()],
  'customer-erase': [administrators(404), action({ expected: 'x' })],
  'customer-export': [administrators(404), action()],

  'add-customers-preview': [administrators(200), body({ entries: ['new@learner.example'] })],
  'add-customers': [administrators(200), action(() => ({ entries: [freshEmail()] }))],

  'attempt-exclude': [staff(404), onAttempt],
  'attempt-pass': [staff(404), onAttempt],
  'attempt-restore': [staff(404), onAttempt],
})
