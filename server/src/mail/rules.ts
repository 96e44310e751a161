export const MAX_SEND_SECONDS = 60
export const GIVE_UP_AFTER_SECONDS = 5 * 24 * 3600
export const STUCK_AFTER_SECONDS = 600
/** Finished rows record what was sent, and their dedupe keys must outlive all retries of what enqueued them. */
export const RETENTION_SECONDS = 90 * 24 * 3600
/**
 * Mails to people whose data was erased. The row is the last trace of their email, so it is deleted as soon as
 * it is sent.
 */
export const DELETED_AFTER_SENDING: readonly string[] = ['account-deleted']

/**
 * Status code of an SMTP response, such as `550 5.1.1`. The text is dropped, because it often contains the
 * recipient.
 */
export function smtpStatusCode(response: string | undefined): string | null {
  const [, code, status] = /^(\d{3})(?:[ -](\d\.\d{1,3}\.\d{1,3})\b)?/.exec(response ?? '') ?? []
  return code === undefined ? null : [code, status].filter(Boolean).join(' ')
}

type Failure = 'refused' | 'unreachable' | 'deferred'

/** Codes of Node and nodemailer for a server that cannot be reached or stops responding. */
const NETWORK_ERRORS: ReadonlySet<string | undefined> = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDNS',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
])

/**
 * Classifies a delivery failure. Only a permanent rejection of the recipient ends an email; our own problems
 * (authentication, quota) are retried. `unreachable` concerns every email, `deferred` only this one.
 */
export function classifyFailure(error: unknown): Failure {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string }
  if (code === 'EENVELOPE' && command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500) {
    return 'refused'
  }
  return NETWORK_ERRORS.has(code) || command === 'CONN' || code === 'EAUTH' ? 'unreachable' : 'deferred'
}

/** Whether an email belongs to one of these mailboxes, also with a tag, as in ada+buyer@course.example. */
export const reachesOneOf = (email: string, mailboxes: readonly string[]): boolean =>
  mailboxes.includes(email) || mailboxes.includes(email.replace(/\+[^@]*@/, '@'))
