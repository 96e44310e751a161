import { type LaunchChecklistItem, launchChecklist } from '@course/content/site/pages/launch-checklist'
import { findLastBackupAt } from '../backups/index.ts'
import { listCurrentTexts } from '../editing/index.ts'
import { hasSentMailBySmtp } from '../mail/index.ts'
import type { Db } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'

export async function buildLaunchChecklist({
  db,
  config,
}: Pick<Site, 'config' | 'db'>): Promise<LaunchChecklistItem[]> {
  const policies = await listCurrentTexts(db, 'policy')
  return launchChecklist({
    policies: Object.fromEntries(policies.map(({ text_id, content }) => [text_id, content])),
    isIssuerNamed: config.issuerName !== undefined,
    mail: config.mail.kind === 'files' ? 'files' : (await hasSentMailBySmtp(db)) ? 'works' : 'untried',
    cards: await cardsState(db, config.cards),
    backups: !config.backup.to ? 'off' : (await findLastBackupAt(db)) ? 'works' : 'untried',
  })
}

async function cardsState(db: Db, cards: Site['config']['cards']) {
  if (cards.kind === 'sandbox') return 'sandbox'
  if (!cards.secretKey.includes('_live_')) return 'test keys'
  // Stripe session ids show the mode (`cs_live_…`).
  const paid = await db
    .selectFrom('purchases')
    .select('id')
    .where('session_id', '>=', 'cs_live_')
    .where('session_id', '<', 'cs_live`')
    .where('amount', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return paid ? 'works' : 'untried'
}
