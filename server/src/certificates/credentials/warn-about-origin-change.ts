import type { Site } from '../../platform/site.ts'
import { knownOrigins } from './store.ts'

/**
 * Badges name the origin they were issued under. If SITE_URL has changed, the old origin must keep leading
 * here.
 */
export async function warnAboutOriginChange({ db, config, log }: Site): Promise<void> {
  const others = (await knownOrigins(db)).filter((origin) => origin !== config.siteUrl)
  if (others.length > 0)
    log.warn(
      { addresses: others },
      'badges were issued under other addresses, which must go on leading to this site',
    )
}
