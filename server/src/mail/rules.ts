/** How long a process has a mail to itself; sending is cut off well before. */
export const CLAIM_SECONDS = 180
export const SEND_SECONDS = 60
export const GIVE_UP_SECONDS = 5 * 24 * 3600
export const STUCK_SECONDS = 600
/** Settled rows say what was sent to whom; dedupe keys must outlive every retry of their cause. */
export const RETENTION_SECONDS = 90 * 24 * 3600
/** Mails to somebody who is erased: their row is the last that knows the address, so it goes as soon as they are sent. */
export const FORGOTTEN_KINDS: readonly string[] = ['account-deleted']

/** Seconds until the next try after `attempts` failed ones: soon at first, later every hour. */
export const backoffSeconds = (attempts: number): number =>
  Math.min(3600, 15 * 2 ** Math.min(attempts - 1, 12))

/** `550 5.1.1` of what a mail server said. Its words are left out: they often repeat the recipient's address. */
export function answerCode(response: string | undefined): string | null {
  const [, code, status] = /^(\d{3})(?:[ -](\d\.\d{1,3}\.\d{1,3})\b)?/.exec(response ?? '') ?? []
  return code === undefined ? null : [code, status].filter(Boolean).join(' ')
}

export type Failure = 'refused' | 'unreachable' | 'deferred'

/**
 * What a failed try means. Only a permanent refusal of the recipient ends a mail; a refusal of ourselves (wrong
 * password, full quota) is for the operator to mend, and the mail waits for that.
 */
export function classifyFailure(error: unknown): Failure {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string }
  if (code === 'EENVELOPE' && command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500) {
    return 'refused'
  }
  return responseCode === undefined || command === 'CONN' || code === 'EAUTH' ? 'unreachable' : 'deferred'
}

/** Whether a mail lands in one of these mailboxes, also under a tag, as in ada+buyer@course.example. */
export const reachesOneOf = (address: string, mailboxes: readonly string[]): boolean =>
  mailboxes.includes(address) || mailboxes.includes(address.replace(/\+[^@]*@/, '@'))
