import type { SignedVideoUrls } from '@course/contract/media/media'
import { z } from 'zod'
import { isInLessons } from '../lessons/index.ts'
import { shownLibraryTexts } from '../library/index.ts'
import { mediaFile, signedVideoUrls } from '../media/index.ts'
import { learnerId } from '../plan/index.ts'
import { AppError } from '../platform/errors.ts'
import { serverFunction } from '../platform/functions.ts'
import { perMinute } from '../platform/rate-limits.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { currentPolicies } from '../policies/index.ts'
import { unlockedLessons } from '../progress/index.ts'

/** Signed URLs of a video, for callers who may read a text that shows it. */
export const videoUrlsFunction = serverFunction(
  'film',
  {
    access: 'visitor',
    rateLimit: perMinute(120),
    body: z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) }),
  },
  async (site, { caller, body }): Promise<SignedVideoUrls> => {
    const file = await mediaFile(site.db, body.id)
    // To everybody else it is as if there were none.
    if (file?.kind !== 'film' || !(await mayWatch(site, caller, file.path)))
      throw new AppError('media.file_not_found')
    return signedVideoUrls(site, file)
  },
)

async function mayWatch(site: Site, caller: Caller, path: string): Promise<boolean> {
  // Editors can preview a video before a text that shows it is published.
  if (await site.isAdministrator(caller)) return true
  if (await isInLessons(site.db, await unlockedLessons(site, caller), path)) return true
  const showsFilm = ({ content }: { content: string }) => content.includes(path)
  if ((await currentPolicies(site.db)).some(showsFilm)) return true
  return (await learnerId(site, caller)) !== undefined && (await shownLibraryTexts(site.db)).some(showsFilm)
}
