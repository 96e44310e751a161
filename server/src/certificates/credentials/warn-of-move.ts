import type { Site } from '../../platform/site.ts'
import { knownOrigins } from './store.ts'

/** Badges name the address they were issued under: when that is another one now, it must go on leading here. */
export async function warnOfMove({ db, config, log }: Site): Promise<void> {
  const others = (await knownOrigins(db)).filter((origin) => origin !== config.siteUrl)
  if (others.length > 0)
    log.warn(
      { addresses: others },
      'badges were issued under other addresses, which must go on leading to this site',
    )
}
