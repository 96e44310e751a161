import { z } from 'zod'
import { serverFunction } from '../../platform/functions.ts'
import { perMinute } from '../../platform/limits.ts'
import { stopReset } from '../factors/reset-factors.ts'

/** For whoever has the mailed link, signed in or not: who lost the way in must be able to keep others out. */
export const stopFactorReset = serverFunction(
  'stop-factor-reset',
  { access: 'anyone', limit: perMinute(30), body: z.object({ token: z.string().max(100) }) },
  async (site, { body }) => {
    await stopReset(site, body.token)
    return { success: true }
  },
)
