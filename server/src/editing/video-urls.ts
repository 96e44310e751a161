import type { SignedVideoUrls } from '@course/contract/media/media'
import { z } from 'zod'
import { serverFunction } from '../http/functions.ts'
import { findMediaFile, signedVideoUrls } from '../media/index.ts'
import { AppError } from '../platform/errors.ts'
import { perMinute } from '../platform/rate-limits.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { listTextsContaining } from './store.ts'

/** Signed URLs of a video, for callers who may read a text that shows it. */
export const videoUrlsFunction = serverFunction(
  'film',
  {
    access: 'visitor',
    rateLimit: perMinute(120),
    body: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) }),
  },
  async (site, { caller, body }): Promise<SignedVideoUrls> => {
    const file = await findMediaFile(site.db, body.id)
    // Callers without access get the same error as for a missing video.
    if (file?.kind !== 'film' || !(await canWatch(site, caller, file.path)))
      throw new AppError('media.file_not_found')
    return signedVideoUrls(site, file)
  },
)

async function canWatch(site: Site, caller: Caller, path: string): Promise<boolean> {
  // Editors can preview a video before a text that shows it is published.
  if (await site.isAdministrator(caller)) return true
  for (const { text_id } of await listTextsContaining(site.db, path)) {
    const kind = site.textKinds.find((one) => one.has(text_id))
    if (await kind?.mayRead(site, caller, text_id)) return true
  }
  return false
}
