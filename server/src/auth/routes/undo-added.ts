import { z } from 'zod'
import { serverFunction } from '../../platform/functions.ts'
import { perMinute } from '../../platform/limits.ts'
import { undoAdded } from '../factors/undo-added.ts'

/** For whoever has the mailed link, signed in or not: what was added may keep its owner out. */
export const undoAddedFactor = serverFunction(
  'undo-added-factor',
  { access: 'anyone', limit: perMinute(30), body: z.object({ token: z.string().max(100) }) },
  async (site, { body }) => {
    await undoAdded(site, body.token)
    return { success: true }
  },
)
