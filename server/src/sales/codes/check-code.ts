import { type CodeCheck, invalidCodeMessage, parseCode } from '@course/contract/sales/codes'
import { z } from 'zod'
import { serverFunction } from '../../http/functions.ts'
import { limitRevealingRequests } from '../../http/limit-revealing-requests.ts'
import { networkLimits } from '../../http/route-access.ts'
import { perHour, perMinute } from '../../platform/rate-limits.ts'
import type { Site } from '../../platform/site.ts'
import { parseOrder } from '../checkout/order.ts'
import { withProviderError } from '../provider/provider-errors.ts'
import type { SalesSite } from '../sales-site.ts'
import { fetchDiscount } from './fetch-discount.ts'

/** Codes that do not apply, per network. */
const WRONG_CODES = perHour(20)

/** Runs a look-up of a code, and counts it if the code does not apply. */
export const limitGuesses = <Result>(
  site: Site,
  { ip, code }: { ip: string; code: string },
  lookUp: () => Promise<Result>,
  applies: (result: Result) => boolean,
): Promise<Result> =>
  limitRevealingRequests(site, networkLimits('checkout.wrong_code', ip, WRONG_CODES), lookUp, (outcome) =>
    outcome.status === 'fulfilled' && !applies(outcome.value) ? code : undefined,
  )

/** The price with a code, shown before the card form. */
export const checkCodeFunction = (site: SalesSite) =>
  serverFunction(
    'check-code',
    {
      access: 'visitor',
      rateLimit: perMinute(30),
      body: z
        .object({ code: z.unknown(), team: z.unknown().optional() })
        .catch({ code: undefined, team: undefined }),
    },
    async (_site, { body, request }): Promise<CodeCheck> => {
      const order = parseOrder(body.team)
      const code = parseCode(typeof body.code === 'string' ? body.code : '')
      const discount =
        code &&
        (await limitGuesses(
          site,
          { ip: request.ip, code },
          () => withProviderError('code.unchecked', () => fetchDiscount(site, code, order)),
          (found) => found !== undefined,
        ))
      return discount ? { valid: true, price: discount.price } : { valid: false, error: invalidCodeMessage }
    },
  )
