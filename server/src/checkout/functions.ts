import { readEmail } from '@course/contract/accounts'
import { z } from 'zod'
import { checkLimit } from '../platform/access.ts'
import { AppError } from '../platform/errors.ts'
import { serverFunction } from '../platform/functions.ts'
import { perHour, perMinute } from '../platform/limits.ts'
import { networkOf } from '../platform/network.ts'
import { browserOf, markBrowser } from './browser-cookie.ts'
import { createCheckout } from './create-checkout.ts'
import { verifyPayment } from './verify-payment.ts'

/** How many addresses one visitor may find out to be customers. */
const OWNERS_TOLD = perHour(20)

export const createCheckoutFunction = serverFunction(
  'create-checkout',
  {
    access: 'visitor',
    limit: perMinute(30),
    body: z.object({ email: z.unknown() }).catch({ email: undefined }),
  },
  async (site, { body, request, reply }) => {
    const { email } = readEmail(typeof body.email === 'string' ? body.email : '')
    if (!email) throw new AppError('checkout.bad_email')
    try {
      return await createCheckout(site, email, markBrowser(site, request, reply))
    } catch (error) {
      if (error instanceof AppError && error.code === 'checkout.already_owned') {
        await checkLimit(`checkout.already_owned:${networkOf(request.ip)}`, OWNERS_TOLD, site)
      }
      throw error
    }
  },
)

export const verifyPaymentFunction = serverFunction(
  'verify-payment',
  {
    access: 'visitor',
    limit: perMinute(60),
    body: z.object({ sessionId: z.unknown() }).catch({ sessionId: undefined }),
  },
  async (site, { body, request }) => {
    const { sessionId } = body
    if (typeof sessionId !== 'string' || !/^cs_(test|live)_\w{1,200}$/.test(sessionId))
      throw new AppError('checkout.unknown_payment')
    return verifyPayment(site, sessionId, browserOf(request))
  },
)
