import * as mailCopy from '@course/content/course/mail/privacy'
import { siteContent } from '@course/content/site/content'
import { pageUrl } from '@course/contract/paths'
import { greetingName, type UserRow } from '../auth/index.ts'
import { enqueueMail, triggerDelivery } from '../mail/index.ts'
import { nowIso } from '../platform/clock.ts'
import type { Site } from '../platform/site.ts'
import type { User } from '../platform/tokens.ts'
import type { WorkerThread } from '../platform/worker-thread.ts'
import type { ArchiveContent } from './archive/make-archive.ts'
import { exportPersonalData } from './export-personal-data.ts'

export type ArchiveRenderer = WorkerThread<ArchiveContent>

/** Exports the caller's data as a zip file. Notifies them by email, so that a thief cannot do it unnoticed. */
export async function downloadData(
  site: Site,
  renderer: ArchiveRenderer,
  caller: User,
  account: UserRow,
): Promise<Buffer> {
  const { email } = account
  const documents: Record<string, Uint8Array> = {}
  for (const personalFiles of site.personalFiles) Object.assign(documents, await personalFiles(caller))
  const file = await renderer.run({
    data: await exportPersonalData(site, account, 'person'),
    documents,
    siteName: siteContent().site.name,
    madeAt: nowIso(site.clock),
  })
  await site.db.transaction().execute((trx) =>
    enqueueMail(trx, site, {
      kind: 'data-downloaded',
      to: email,
      name: greetingName(account),
      text: mailCopy.dataDownloaded({ resetLink: pageUrl(site.config.siteUrl, '/password-reset') }),
    }),
  )
  triggerDelivery(site)
  return file
}
