import * as words from '@course/content/course/mail/privacy'
import { planOf } from '@course/contract/learning/plan'
import { purchasesOwnedBy } from '../access/index.ts'
import { greetingName, type UserRow } from '../auth/index.ts'
import { currentCertificate } from '../certificates/index.ts'
import { enqueueMail, triggerDelivery } from '../mail/index.ts'
import { plansOf } from '../plan/index.ts'
import { nowIso } from '../platform/clock.ts'
import { collectPersonalData } from '../platform/personal-data-export.ts'
import type { RenderingThread } from '../platform/rendering/thread.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import type { ArchiveContent } from './archive/make-archive.ts'

export type ArchiveRenderer = RenderingThread<ArchiveContent>

/** Plans beyond these are in the data; making documents of any number would keep others waiting. */
const PLAN_DOCUMENTS = 3

/** Exports a person's data as a zip, for that person. Emails them, so that a thief cannot do it unnoticed. */
export async function downloadData(
  site: Site,
  renderer: ArchiveRenderer,
  caller: Caller & { role: 'user' },
  account: UserRow,
): Promise<Buffer> {
  const { id, email } = account
  const purchases = await purchasesOwnedBy(site.db, id)
  const emails = [...new Set([email, ...purchases.map((purchase) => purchase.email)])]
  const plans = (await plansOf(site.db, id)).slice(0, PLAN_DOCUMENTS)
  const file = await renderer.render({
    data: await collectPersonalData(site.db, {
      personalData: site.personalData,
      id,
      emails,
      reader: 'person',
    }),
    plans: plans.map((row) => ({ id: row.id, plan: planOf(JSON.parse(row.entries)) })),
    certificate: await currentCertificate(site, caller),
    madeAt: nowIso(site.clock),
  })
  await site.db.transaction().execute((trx) =>
    enqueueMail(trx, site, {
      kind: 'data-downloaded',
      to: email,
      name: greetingName(account),
      text: words.dataDownloaded({ resetLink: `${site.config.siteUrl}/password-reset` }),
    }),
  )
  triggerDelivery(site)
  return file
}
