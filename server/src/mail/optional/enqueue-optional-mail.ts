import type { MailCopy } from '@course/content/course/mail/mail-copy'
import { withUnsubscribe } from '@course/content/course/mail/optional'
import type { OptionalMailKind } from '@course/contract/account/optional-mails'
import { nowIso } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import type { Site } from '../../platform/site.ts'
import { enqueueMail } from '../outbox.ts'
import { recordOptionalMail } from './store.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'

type OptionalMail = {
  kind: OptionalMailKind
  accountId: string
  to: string
  /** Name in the greeting. */
  name: string | undefined
  text: MailCopy
  /** As in `enqueueMail`: makes a job safe to repeat. */
  dedupeKey: string
  batchId?: string
}

/**
 * Enqueues an optional email with its unsubscribe headers. Returns false and writes nothing if the user has not
 * opted in or a mail with this key exists.
 */
export async function enqueueOptionalMail(
  trx: Tx,
  site: Site,
  { kind, accountId, text, ...mail }: OptionalMail,
): Promise<boolean> {
  if (!(await recordOptionalMail(trx, accountId, kind, nowIso(site.clock)))) return false
  const link = unsubscribeLink(site, { accountId, kind })
  return enqueueMail(trx, site, {
    ...mail,
    kind,
    text: withUnsubscribe(text, link),
    unsubscribeLink: link,
  })
}
