import { hash } from 'node:crypto'
import { parseEmail } from '@course/contract/accounts'
import { parseCode } from '@course/contract/sales/codes'
import { type Company, parseCompany } from '@course/contract/sales/invoices'
import { parseSource } from '@course/contract/sales/sources'
import { z } from 'zod'
import { serverFunction } from '../http/functions.ts'
import { checkLimit } from '../http/route-access.ts'
import { AppError } from '../platform/errors.ts'
import { perHour, perMinute } from '../platform/rate-limits.ts'
import { issueBrowserCookie, readBrowserId } from './browser-cookie.ts'
import type { CheckoutSite } from './checkout-site.ts'
import { limitGuesses } from './codes/check-code.ts'
import { createCheckout } from './create-checkout.ts'
import { emailLookupLimits } from './email-lookups.ts'
import { requireGift } from './gifts/require-gift.ts'
import { giftOrder, parseOrder } from './order.ts'
import { verifyPayment } from './verify-payment.ts'

const ONCE_PER_EMAIL = perHour(1)
/** Errors that tell a visitor that an email has an account. */
const REVEALING_ERRORS: ReadonlySet<string> = new Set([
  'checkout.already_owned',
  'checkout.staff_email',
  'checkout.access_ended',
])

export const createCheckoutFunction = (site: CheckoutSite) =>
  serverFunction(
    'create-checkout',
    {
      access: 'visitor',
      rateLimit: perMinute(30),
      body: z
        .object({
          email: z.unknown(),
          code: z.unknown().optional(),
          company: z.unknown().optional(),
          team: z.unknown().optional(),
          gift: z.unknown().optional(),
          source: z.unknown().optional(),
        })
        .catch({ email: undefined }),
    },
    async (_site, { body, request, reply }) => {
      const { email } = parseEmail(typeof body.email === 'string' ? body.email : '')
      if (!email) throw new AppError('checkout.bad_email')
      const order = body.gift === undefined ? parseOrder(body.team) : giftOrder(requireGift(site, body.gift))
      const company = body.company === undefined ? undefined : requireCompany(body.company)
      // Counted before the lookup, so that parallel requests cannot discover more. Over the limit, every email
      // is rejected.
      const lookups = emailLookupLimits(request.ip)
      for (const [key, limit] of lookups) await checkLimit(key, limit, site)
      let isNewAnswer = false
      try {
        const buyer = {
          email,
          company,
          order,
          browserHash: issueBrowserCookie(site, request, reply),
          source: parseSource(body.source),
        }
        if (typeof body.code !== 'string') return await createCheckout(site, { ...buyer, code: undefined })
        const code = parseCode(body.code)
        const open = async (used: string | undefined) => ({
          codePrice: null,
          ...(await createCheckout(site, { ...buyer, code: used })),
        })
        if (code === undefined) return await open(code)
        try {
          const guess = { ip: request.ip, code }
          return await limitGuesses(
            site,
            guess,
            () => open(code),
            ({ codePrice }) => codePrice !== null,
          )
        } catch (error) {
          // Too many wrong codes from a network must not keep its other buyers from paying the normal price.
          if (!(error instanceof AppError) || error.code !== 'request.too_many') throw error
          return await open(undefined)
        }
      } catch (error) {
        const isRevealing = error instanceof AppError && REVEALING_ERRORS.has(error.code)
        const emailKey = `${lookups[0]?.[0]}:${hash('sha256', email)}`
        isNewAnswer = isRevealing && (await site.limiter.consume(emailKey, ONCE_PER_EMAIL)) === 0
        throw error
      } finally {
        if (!isNewAnswer) for (const [key, limit] of lookups) await site.limiter.release(key, limit)
      }
    },
  )

const companySchema = z.object({
  name: z.string(),
  address: z.string(),
  taxId: z.string().default(''),
  purchaseOrder: z.string().default(''),
})

function requireCompany(sent: unknown): Company {
  const { data } = companySchema.safeParse(sent)
  const { company } = data ? parseCompany(data) : {}
  if (!company) throw new AppError('checkout.bad_company')
  return company
}

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
