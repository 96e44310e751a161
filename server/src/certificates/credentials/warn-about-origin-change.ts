import type { Site } from '../../platform/site.ts'
import { listIssuingOrigins } from './store.ts'

/**
 * Badges contain the origin they were issued under. If SITE_URL has changed, the old origin must still serve this
 * site.
 */
export async function warnAboutOriginChange({ db, config, log }: Site): Promise<void> {
  const otherOrigins = (await listIssuingOrigins(db)).filter((origin) => origin !== config.siteUrl)
  if (otherOrigins.length > 0)
    log.warn(
      { origins: otherOrigins },
      'badges were issued under other origins, which must still serve this site',
    )
}
