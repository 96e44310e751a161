import { z } from 'zod'
import { serverFunction } from '../../http/functions.ts'
import { perMinute } from '../../platform/rate-limits.ts'
import { undoAddedFactors } from '../factors/undo-added-factors.ts'

/** Works with the emailed link alone, signed in or not: the added factor may lock the user out. */
export const undoAddedFactor = serverFunction(
  'undo-added-factor',
  { access: 'public', rateLimit: perMinute(30), body: z.object({ token: z.string().max(100) }) },
  async (site, { body }) => {
    await undoAddedFactors(site, body.token)
    return { success: true }
  },
)
