import { z } from 'zod'
import { serverFunction } from '../../http/functions.ts'
import { perMinute } from '../../platform/rate-limits.ts'
import { stopFactorResetByToken } from '../factors/reset-factors.ts'

/** Works with the emailed link alone, signed in or not: the user may be locked out. */
export const stopFactorReset = serverFunction(
  'stop-factor-reset',
  { access: 'public', rateLimit: perMinute(30), body: z.object({ token: z.string().max(100) }) },
  async (site, { body }) => {
    await stopFactorResetByToken(site, body.token)
    return { success: true }
  },
)
