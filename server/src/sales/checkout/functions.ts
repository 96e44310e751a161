import { parseEmail } from '@course/contract/accounts'
import { parseCode } from '@course/contract/sales/codes'
import { type Company, parseCompany } from '@course/contract/sales/invoices'
import { parseSource } from '@course/contract/sales/sources'
import { z } from 'zod'
import { serverFunction } from '../../http/functions.ts'
import { limitRevealingRequests } from '../../http/limit-revealing-requests.ts'
import { AppError } from '../../platform/errors.ts'
import { perMinute } from '../../platform/rate-limits.ts'
import { limitGuesses } from '../codes/check-code.ts'
import { requireGift } from '../gifts/require-gift.ts'
import type { SalesSite } from '../sales-site.ts'
import { issueBrowserCookie, readBrowserId } from './browser-cookie.ts'
import { createCheckout } from './create-checkout.ts'
import { emailLookupLimits } from './email-lookups.ts'
import { giftOrder, parseOrder } from './order.ts'
import { verifyPayment } from './verify-payment.ts'

/** Errors that tell a visitor that an email has an account. */
const REVEALING_ERRORS: ReadonlySet<string> = new Set([
  'checkout.already_owned',
  'checkout.staff_email',
  'checkout.access_ended',
])
const isRevealing = (error: unknown) => error instanceof AppError && REVEALING_ERRORS.has(error.code)

export const createCheckoutFunction = (site: SalesSite) =>
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
      const buyer = {
        email,
        company,
        order,
        browserHash: issueBrowserCookie(site, request, reply),
        source: parseSource(body.source),
      }
      const code = parseCode(typeof body.code === 'string' ? body.code : '')
      const open = async (used: string | undefined) => ({
        ...(typeof body.code === 'string' && { codePrice: null }),
        ...(await createCheckout(site, { ...buyer, code: used })),
      })
      const openWithCode = (used: string) =>
        limitGuesses(
          site,
          { ip: request.ip, code: used },
          () => open(used),
          ({ codePrice }) => codePrice !== null,
        ).catch((error) => {
          // Too many wrong codes from a network must not keep its other buyers from paying the normal price.
          if (!(error instanceof AppError) || error.code !== 'request.too_many') throw error
          return open(undefined)
        })
      // Over the limit, every email is rejected.
      return limitRevealingRequests(
        site,
        emailLookupLimits(request.ip),
        () => (code === undefined ? open(undefined) : openWithCode(code)),
        (outcome) => (outcome.status === 'rejected' && isRevealing(outcome.reason) ? email : undefined),
      )
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

export const verifyPaymentFunction = (site: SalesSite) =>
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
