import * as mailCopy from '@course/content/course/mail/privacy'
import { buildPlan } from '@course/contract/learning/plan'
import { greetingName, type UserRow } from '../auth/index.ts'
import { currentCertificate } from '../certificates/index.ts'
import { enqueueMail, triggerDelivery } from '../mail/index.ts'
import { listPlans } from '../plan/index.ts'
import { nowIso } from '../platform/clock.ts'
import { collectPersonalData } from '../platform/personal-data-export.ts'
import type { RenderingThread } from '../platform/rendering/thread.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { purchasesOwnedBy } from '../sales/index.ts'
import type { ArchiveContent } from './archive/make-archive.ts'

export type ArchiveRenderer = RenderingThread<ArchiveContent>

/** Further plans are in the data only, because rendering documents blocks other exports. */
const MAX_PLAN_DOCUMENTS = 3

/** Exports the caller's data as a zip file. Notifies them by email, so that a thief cannot do it unnoticed. */
export async function downloadData(
  site: Site,
  renderer: ArchiveRenderer,
  caller: Caller & { role: 'user' },
  account: UserRow,
): Promise<Buffer> {
  const { id, email } = account
  const purchases = await purchasesOwnedBy(site.db, id)
  const emails = [...new Set([email, ...purchases.map((purchase) => purchase.email)])]
  const plans = (await listPlans(site.db, id)).slice(0, MAX_PLAN_DOCUMENTS)
  const file = await renderer.render({
    data: await collectPersonalData(site.db, {
      personalData: site.personalData,
      id,
      emails,
      reader: 'person',
    }),
    plans: plans.map((row) => ({ id: row.id, plan: buildPlan(JSON.parse(row.entries)) })),
    certificate: await currentCertificate(site, caller),
    madeAt: nowIso(site.clock),
  })
  await site.db.transaction().execute((trx) =>
    enqueueMail(trx, site, {
      kind: 'data-downloaded',
      to: email,
      name: greetingName(account),
      text: mailCopy.dataDownloaded({ resetLink: `${site.config.siteUrl}/password-reset` }),
    }),
  )
  triggerDelivery(site)
  return file
}
