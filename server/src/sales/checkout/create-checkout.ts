import { isDeepStrictEqual } from 'node:util'
import { type CheckoutResponse, unverifiedMessages } from '@course/contract/sales/checkout'
import type { CodePrice } from '@course/contract/sales/codes'
import type { Company } from '@course/contract/sales/invoices'
import Stripe from 'stripe'
import { findAccessOverride, hasAccess } from '../../access/index.ts'
import { findAccountByEmail, isStaffEmail } from '../../auth/index.ts'
import { nowSeconds } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { fetchDiscount } from '../codes/fetch-discount.ts'
import { fetchCardSession } from '../provider/payment-status.ts'
import { isKeyInUse, withProviderError } from '../provider/provider-errors.ts'
import type { SalesSite } from '../sales-site.ts'
import {
  type AttemptRow,
  addAttempt,
  attachSession,
  endAttempt,
  findOpenAttempt,
  findTermsVersion,
  listOpenSinglePurchases,
  updateOpenAttempt,
} from '../store/attempts.ts'
import { fulfillCheckout } from './fulfill-checkout.ts'
import { type CheckoutOrder, orderOfAttempt } from './order.ts'
import { currentOffer, sessionParameters, unitPrice } from './price.ts'

/** A card form that expires sooner is replaced with a new one. */
const MIN_SECONDS_LEFT = 15 * 60
/** A round fails only if another tab changed the attempt meanwhile, so this many are never needed in practice. */
const MAX_ROUNDS = 20
/** Anyone can open a form for any email, so only this many are checked at the provider. */
const MAX_OTHER_ATTEMPTS = 5

type Buyer = {
  email: string
  browserHash: string
  order: CheckoutOrder
  /** The discount code that the buyer entered. */
  code: string | undefined
  /** The company on the invoice. */
  company: Company | undefined
  /** The source of the visit. */
  source: string
}

/** An open card form. `code` is the discount code that it was opened with. */
type OpenForm = { session: Stripe.Checkout.Session; code: string | null }

/**
 * Opens the card form for an email. Leaves out a code that does not apply. Each browser has at most one open session per
 * email and reuses it. Forms in other browsers stay open, because entering an email does not prove owning it; they expire
 * once one is paid.
 */
export async function createCheckout(site: SalesSite, buyer: Buyer): Promise<CheckoutResponse> {
  const { email, browserHash, order, company, source } = buyer
  if (await isStaffEmail(site, email)) throw new AppError('checkout.staff_email')
  await rejectExistingCustomer(site, email, order)
  if (order.kind === 'self') await rejectPaidElsewhere(site, email, browserHash)
  const { publishableKey, scriptUrl } = site.cards
  let { code } = buyer
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const form = await tryOpenForm(site, { email, browserHash, order, code, company, source })
    if (form === 'code-rejected') code = undefined
    else if (form) {
      const clientSecret = clientSecretOf(form.session)
      const codePrice = buyer.code === undefined ? {} : { codePrice: codePriceOf(form) }
      return { clientSecret, publishableKey, scriptUrl, ...codePrice }
    }
  }
  throw new AppError('checkout.superseded')
}

function clientSecretOf({ client_secret }: Stripe.Checkout.Session): string {
  if (!client_secret) throw new AppError('checkout.failed', { cause: new Error('no client secret') })
  return client_secret
}

/** Null if the form asks for the normal price, even if it was opened with a code: the provider may have removed the code. */
function codePriceOf({ session, code }: OpenForm): CodePrice | null {
  const discount = session.total_details?.amount_discount ?? 0
  if (code === null || discount === 0) return null
  const { amount_subtotal: price, amount_total: total, currency } = session
  return { code, price: price!, discount, total: total!, currency: currency! }
}

/** Customers can't buy the course for themselves again, but for others. */
async function rejectExistingCustomer(
  site: SalesSite,
  email: string,
  { kind }: CheckoutOrder,
): Promise<void> {
  if (kind !== 'self') return
  const account = await findAccountByEmail(site.db, email)
  if (account && (await hasAccess(site.db, account.id))) throw new AppError('checkout.already_owned')
}

/** A free order does not restore access that staff have revoked, so it would only use up the code. */
async function rejectFreeOrderAfterRevocation(
  { db }: SalesSite,
  email: string,
  { kind }: CheckoutOrder,
): Promise<void> {
  if (kind !== 'self') return
  const account = await findAccountByEmail(db, email)
  const override = account && (await findAccessOverride(db, account.id))
  if (override?.kind === 'ended')
    throw new AppError('checkout.access_ended', { text: unverifiedMessages.ignored })
}

/** Rejects an email that has paid in another browser even if the webhook event has not arrived yet. */
async function rejectPaidElsewhere(site: SalesSite, email: string, browserHash: string): Promise<void> {
  const others = { exceptBrowser: browserHash, limit: MAX_OTHER_ATTEMPTS }
  for (const attempt of await listOpenSinglePurchases(site.db, email, others)) {
    if (!attempt.session_id) continue
    const session = await fetchSessionOrFail(site, attempt.session_id)
    if (session?.status !== 'open') await endFinished(site, attempt, session)
  }
}

/** Returns the form, or undefined if another tab was faster. */
async function tryOpenForm(
  site: SalesSite,
  { email, browserHash, order, code, company, source }: Buyer,
): Promise<OpenForm | 'code-rejected' | undefined> {
  const open = await findOpenAttempt(site.db, email, browserHash)
  const termsVersion = await findTermsVersion(site.db)
  // An open form keeps its code, even if staff have paused the code since.
  const isCurrent =
    open !== undefined && isAskedFor(open, { order, code, company }) && isCurrentOffer(site, open)
  if (open?.session_id) {
    const session = await fetchSessionOrFail(site, open.session_id)
    if (session?.status !== 'open') return endFinished(site, open, session)
    const hasTimeLeft = session.expires_at > nowSeconds(site.clock) + MIN_SECONDS_LEFT
    if (isCurrent && hasTimeLeft && session.client_secret) {
      if (session.amount_total === 0) await rejectFreeOrderAfterRevocation(site, email, order)
      await updateOpenAttempt(site.db, open.id, { terms_version: termsVersion, source })
      return { session, code: open.code }
    }
  } else if (open && isCurrent) {
    await updateOpenAttempt(site.db, open.id, { terms_version: termsVersion, source })
    // The provider call failed midway or is in progress. The idempotency key prevents a second session.
    return openCardSession(site, open)
  }
  const discount =
    code === undefined
      ? undefined
      : await withProviderError('checkout.failed', () => fetchDiscount(site, code, order))
  if (code !== undefined && !discount) return 'code-rejected'
  if (discount?.price.total === 0) await rejectFreeOrderAfterRevocation(site, email, order)
  if (open?.session_id) await expireCardSession(site, open, open.session_id)
  // Check again: a checkout fulfilled in the meantime is no longer among the open attempts.
  await rejectExistingCustomer(site, email, order)
  const promotionCode = discount?.promotionCode ?? null
  const attempt = await addAttempt(
    site.db,
    site.clock,
    {
      email,
      browserHash,
      kind: order.kind,
      seats: order.seats,
      own_seat: order.ownSeat ? 1 : 0,
      amount: unitPrice(order),
      currency: currentOffer().currency,
      promotion_code: promotionCode,
      code: code ?? null,
      company: company ? JSON.stringify(company) : null,
      gift: order.gift ? JSON.stringify(order.gift) : null,
      terms_version: termsVersion,
      source,
    },
    (attemptId) =>
      sessionParameters(site.config.siteUrl, {
        attemptId,
        email,
        order,
        promotionCode,
        company: company ?? null,
      }),
    open,
  )
  return attempt && openCardSession(site, attempt)
}

const isAskedFor = (
  attempt: AttemptRow,
  { order, code, company }: Pick<Buyer, 'order' | 'code' | 'company'>,
): boolean =>
  isDeepStrictEqual(orderOfAttempt(attempt), order) &&
  attempt.code === (code ?? null) &&
  attempt.company === (company ? JSON.stringify(company) : null)

function isCurrentOffer(site: SalesSite, attempt: AttemptRow): boolean {
  const { id: attemptId, email, promotion_code: promotionCode } = attempt
  const company = attempt.company === null ? null : (JSON.parse(attempt.company) as Company)
  const currentParameters = sessionParameters(site.config.siteUrl, {
    attemptId,
    email,
    order: orderOfAttempt(attempt),
    promotionCode,
    company,
  })
  return attempt.parameters === JSON.stringify(currentParameters)
}

/** The error for an attempt that was paid meanwhile. Teams and gifts have their own, because they may be bought again. */
const paidError = ({ kind }: AttemptRow) =>
  new AppError(
    kind === 'self'
      ? 'checkout.already_owned'
      : kind === 'team'
        ? 'checkout.already_paid'
        : 'checkout.gift_paid',
  )

/** Ends the attempt of a session that is no longer open. Throws if it was paid, so that no one pays twice. */
async function endFinished(
  site: SalesSite,
  attempt: AttemptRow,
  session: Stripe.Checkout.Session | undefined,
): Promise<undefined> {
  if (session?.status === 'complete') {
    const fulfillment = await withProviderError('checkout.failed', () => fulfillCheckout(site, session.id))
    if (fulfillment.state === 'processing') throw new AppError('checkout.processing')
    if (fulfillment.state === 'fulfilled' && fulfillment.purchase.state === 'active') {
      throw paidError(attempt)
    }
  }
  await endAttempt(site.db, attempt.id, session?.status === 'complete' ? 'complete' : 'expired')
}

async function openCardSession(site: SalesSite, attempt: AttemptRow): Promise<OpenForm | 'code-rejected'> {
  const session = await createCardSession(site, attempt)
  if (session === 'code-rejected') return session
  if (!(await attachSession(site.db, attempt.id, session.id))) {
    // Another tab was faster, or this email has paid; expire the session.
    await expireCardSession(site, attempt, session.id)
    throw new AppError('checkout.superseded')
  }
  return { session, code: attempt.code }
}

async function createCardSession(
  site: SalesSite,
  attempt: AttemptRow,
): Promise<Stripe.Checkout.Session | 'code-rejected'> {
  const parameters = JSON.parse(attempt.parameters) as Stripe.Checkout.SessionCreateParams
  try {
    return await site.cards.api.checkout.sessions.create(parameters, {
      idempotencyKey: `checkout:${attempt.id}`,
    })
  } catch (error) {
    // Stripe replays the stored response of an idempotency key, errors included. Keep the attempt only when no
    // response was stored.
    if (!isRetryable(error)) await endAttempt(site.db, attempt.id, 'failed')
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'customer_email') {
      throw new AppError('checkout.bad_email', { cause: error })
    }
    // The code expired or was used up after its look-up.
    if (error instanceof Stripe.errors.StripeInvalidRequestError && attempt.code !== null)
      return 'code-rejected'
    throw new AppError('checkout.failed', { cause: error })
  }
}

const isRetryable = (error: unknown) =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  isKeyInUse(error)

const fetchSessionOrFail = (site: SalesSite, sessionId: string) =>
  withProviderError('checkout.failed', () => fetchCardSession(site, sessionId))

/** Makes sure the session can no longer be paid. */
async function expireCardSession(site: SalesSite, attempt: AttemptRow, sessionId: string): Promise<void> {
  try {
    await site.cards.api.checkout.sessions.expire(sessionId)
  } catch (error) {
    const session = await fetchSessionOrFail(site, sessionId)
    if (session?.status === 'open') throw new AppError('checkout.failed', { cause: error })
    // It was paid just now, so this email must not pay again.
    if (session?.status === 'complete') await endFinished(site, attempt, session)
  }
}
