import { acceptSecrets } from '../platform/secret-fingerprints.ts'
import type { CommandSite } from '../platform/site.ts'
import { operatorAction, runAuditedAction } from '../staff/index.ts'

/** Makes the secrets of this machine the secrets of the site. Returns the names of the replaced ones. */
export async function acceptSiteSecrets(site: CommandSite): Promise<readonly string[]> {
  return runAuditedAction(site, operatorAction('site.accept_secrets'), async (trx) => {
    const replaced = await acceptSecrets(trx, site.clock, site.config)
    return { subject: { type: 'site', id: 'secrets', label: replaced.join(', ') }, outcome: replaced }
  })
}
