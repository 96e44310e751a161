import { hash } from 'node:crypto'
import { parseEmail } from '@course/contract/accounts'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import { serverFunction } from '../platform/functions.ts'
import { networkOf } from '../platform/network.ts'
import { perHour, perMinute } from '../platform/rate-limits.ts'
import { checkLimit } from '../platform/route-access.ts'
import { issueBrowserCookie, readBrowserId } from './browser-cookie.ts'
import type { CheckoutSite } from './checkout-site.ts'
import { createCheckout } from './create-checkout.ts'
import { verifyPayment } from './verify-payment.ts'

/** Limits how many customer emails one network can discover. Repeating an email does not count. */
const OWNER_LOOKUPS = perHour(20)
const ONCE_PER_EMAIL = perHour(1)

export const createCheckoutFunction = (site: CheckoutSite) =>
  serverFunction(
    'create-checkout',
    {
      access: 'visitor',
      rateLimit: perMinute(30),
      body: z.object({ email: z.unknown() }).catch({ email: undefined }),
    },
    async (_site, { body, request, reply }) => {
      const { email } = parseEmail(typeof body.email === 'string' ? body.email : '')
      if (!email) throw new AppError('checkout.bad_email')
      // Counted before the lookup, so that parallel requests cannot discover more. Over the limit, every
      // email
      // is rejected.
      const key = `checkout.already_owned:${networkOf(request.ip)}`
      await checkLimit(key, OWNER_LOOKUPS, site)
      let isNewAnswer = false
      try {
        return await createCheckout(site, email, issueBrowserCookie(site, request, reply))
      } catch (error) {
        const isOwner = error instanceof AppError && error.code === 'checkout.already_owned'
        isNewAnswer =
          isOwner && (await site.limiter.consume(`${key}:${hash('sha256', email)}`, ONCE_PER_EMAIL)) === 0
        throw error
      } finally {
        if (!isNewAnswer) await site.limiter.release(key, OWNER_LOOKUPS)
      }
    },
  )

export const verifyPaymentFunction = (site: CheckoutSite) =>
  serverFunction(
    'verify-payment',
    {
      access: 'visitor',
      rateLimit: perMinute(60),
      body: z.object({ sessionId: z.unknown() }).catch({ sessionId: undefined }),
    },
    async (_site, { body, request }) => {
      const { sessionId } = body
      if (typeof sessionId !== 'string' || !/^cs_(test|live)_\w{1,200}$/.test(sessionId))
        throw new AppError('checkout.unknown_payment')
      return verifyPayment(site, sessionId, readBrowserId(site, request))
    },
  )
