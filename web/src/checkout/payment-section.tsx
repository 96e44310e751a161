import { companyCopy, paymentCopy, teamOrderCopy } from '@course/content/site/pages/checkout'
import { giftCheckoutCopy } from '@course/content/site/pages/gifts'
import type { Company } from '@course/contract/sales/invoices'
import { isTeamSize } from '@course/contract/sales/seats'
import type { ReactNode, RefObject } from 'react'
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react'
import { usableSession } from '../app/clients/stored-session.ts'
import { loadModule } from '../app/starting/load-module.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { CodePriceLines, DiscountCodeBox } from './discount-code-box.tsx'
import { EmailStep } from './email-step.tsx'
import { GiftFields, readGift } from './gift-fields.tsx'
import { keepAtTop } from './keep-at-top.ts'
import { ORDER_KIND_FOCUS, OrderFieldset, OrderKindLinks } from './order-kind-links.tsx'
import { usePayment } from './payment-context.tsx'
import { PaymentFrame, PaymentTerms } from './payment-frame.tsx'
import type { CheckoutProblem, Payment, PaymentEvent } from './payment-state.ts'
import type { CheckoutBuyer } from './requests.ts'
import { storedEmail } from './stored-email.ts'
import { TeamFields } from './team-fields.tsx'
import { type DiscountCode, useDiscountCode } from './use-discount-code.ts'
import { useIsGift } from './use-gift.ts'
import { useTeam } from './use-team.ts'

// The card form and the API clients load when step 2 starts.
const loadCardForm = () => loadModule(() => import('./card-form.tsx'))
const CardForm = lazy(async () => ({ default: (await loadCardForm()).CardForm }))

/** The payment section of the landing page: email first, then card. */
export function PaymentSection({ notice }: { notice: ReactNode }) {
  const { payment, dispatch } = usePayment()
  const choice = useTeam()
  const { team } = choice
  const isGift = useIsGift()
  const discount = useDiscountCode(team)
  const stepBox = useRef<HTMLDivElement>(null)
  useCheckout(payment, dispatch, discount)
  useResumeCheckout(dispatch)
  const focusNext = useFocusAfterChange(stepBox, payment, team ? 'team' : isGift ? 'gift' : 'single')

  const continueToCard = (email: string, company: Company | undefined, form: FormData) => {
    focusNext('[aria-invalid]', 'h3')
    const gift = isGift ? readGift(form) : undefined
    dispatch({ type: 'continued', buyer: { email, company, team, gift } })
  }
  const goBack = () => {
    focusNext('input')
    dispatch({ type: 'went back' })
  }

  const focusOrderKind = () => focusNext(ORDER_KIND_FOCUS)

  return (
    <PaymentFrame codePrice={discount.price} team={team && isTeamSize(team.seats) ? team : undefined}>
      {notice}
      {/* The margin is the padding of the card, so that its edge ends up below the header. */}
      <div ref={stepBox} className="scroll-mt-6 sm:scroll-mt-8">
        {payment.step === 'email' ? (
          <>
            <EmailStep
              company={payment.buyer.company}
              errors={payment.problems ?? {}}
              emailTexts={emailTexts(team ? teamOrderCopy : isGift ? giftCheckoutCopy : undefined)}
              orderFields={
                team ? (
                  <OrderFieldset copy={teamOrderCopy} onLeave={focusOrderKind}>
                    <TeamFields team={team} choice={choice} />
                  </OrderFieldset>
                ) : (
                  isGift && (
                    <OrderFieldset copy={giftCheckoutCopy} onLeave={focusOrderKind}>
                      <GiftFields gift={payment.buyer.gift} />
                    </OrderFieldset>
                  )
                )
              }
              onContinue={continueToCard}
            />
            <div className="mt-3 mb-4 grid gap-3">
              <DiscountCodeBox discount={discount} />
              {!team && !isGift && <OrderKindLinks onChoose={focusOrderKind} />}
            </div>
            <PaymentTerms />
          </>
        ) : (
          <CardStep payment={payment} discount={discount} dispatch={dispatch} onBack={goBack} />
        )}
      </div>
    </PaymentFrame>
  )
}

type CardPayment = Exclude<Payment, { step: 'email' }>
type CardStepProps = {
  payment: CardPayment
  discount: DiscountCode
  dispatch: (event: PaymentEvent) => void
  onBack: () => void
}

function CardStep({ payment, discount, dispatch, onBack }: CardStepProps) {
  const { buyer, requestId } = payment
  const { email, company, team, gift } = buyer
  const fail = useCallback(
    () => dispatch({ type: 'failed', requestId, problem: { text: paymentCopy.noSecret, kind: 'failed' } }),
    [dispatch, requestId],
  )
  return (
    <>
      <div className="flex items-center justify-between gap-x-5">
        <h3 className="eyebrow" tabIndex={-1}>
          {paymentCopy.step2}
        </h3>
        <button
          type="button"
          onClick={onBack}
          className="text-link -my-2 min-h-11 rounded-sm text-sm font-semibold"
        >
          {paymentCopy.changeEmail}
        </button>
      </div>
      <div className="mt-2 mb-4 text-sm wrap-anywhere">
        <p>
          {paymentCopy.payingFor} <span className="inline-block font-semibold">{email}</span>
        </p>
        {team && <p className="text-muted">{teamOrderCopy.chosen(team.seats)}</p>}
        {gift && <p className="text-muted">{giftCheckoutCopy.chosen(gift.recipient.trim())}</p>}
        {company && <p className="text-muted">{companyCopy.invoiceFor(company.name)}</p>}
      </div>
      {discount.price && (
        <div className="mb-5">
          <CodePriceLines price={discount.price} />
        </div>
      )}
      {payment.step === 'card' && discount.problem && (
        <Alert tone="info" className="mb-5">
          {discount.problem}
        </Alert>
      )}
      {payment.step === 'loading' && <Waiting className="py-6">{paymentCopy.loading}</Waiting>}
      {payment.step === 'failed' && (
        <CheckoutErrorAlert problem={payment.problem} onRetry={() => dispatch({ type: 'retried' })} />
      )}
      {payment.step === 'card' && (
        <Suspense fallback={<Waiting className="py-6">{paymentCopy.loading}</Waiting>}>
          <CardForm {...payment.form} onProblem={fail} />
        </Suspense>
      )}
      <PaymentTerms />
    </>
  )
}

/** Where the buyer finds what is already paid for. */
const existingPurchaseLinks = {
  owned: { to: '/welcome', label: paymentCopy.signIn },
  'team paid': { to: '/team', label: teamOrderCopy.toTeam },
  'gift paid': { to: '/account#purchases', label: giftCheckoutCopy.toGifts },
} as const

function CheckoutErrorAlert({ problem, onRetry }: { problem: CheckoutProblem; onRetry: () => void }) {
  const link =
    problem.kind in existingPurchaseLinks
      ? existingPurchaseLinks[problem.kind as keyof typeof existingPurchaseLinks]
      : undefined
  return (
    <>
      <Alert tone={link ? 'info' : 'error'}>{problem.text}</Alert>
      {link ? (
        <ButtonLink to={link.to} className="mt-5 w-full">
          {link.label}
        </ButtonLink>
      ) : (
        <Button onClick={onRetry} className="mt-5 w-full">
          {paymentCopy.retry}
        </Button>
      )}
    </>
  )
}

/** Opens the card form for every request, and aborts the request when the visitor goes back. */
function useCheckout(
  payment: Payment,
  dispatch: (event: PaymentEvent) => void,
  { code, settle }: DiscountCode,
) {
  const { buyer, requestId } = payment
  const isLoading = payment.step === 'loading'
  // A change of the code alone opens no other form.
  const codeToSend = useRef(code)
  useEffect(() => {
    codeToSend.current = code
  }, [code])
  useEffect(() => {
    if (!isLoading) return
    storedEmail.store(buyer.email)
    const request = new AbortController()
    openForm({ ...buyer, code: codeToSend.current }, request.signal).then((outcome) => {
      if (request.signal.aborted) return
      if ('kind' in outcome) return dispatch({ type: 'failed', requestId, problem: outcome })
      if (outcome.codePrice !== undefined) settle(outcome.codePrice)
      dispatch({ type: 'opened', requestId, form: outcome })
    })
    return () => request.abort()
  }, [isLoading, requestId, buyer, dispatch, settle])
}

async function openForm(buyer: CheckoutBuyer, signal: AbortSignal) {
  try {
    // Load the form's code first: without it the step would fail where it cannot be retried.
    const [{ openCardForm }] = await Promise.all([
      loadModule(() => import('./open-card-form.ts')),
      loadCardForm(),
    ])
    return await openCardForm(buyer, signal)
  } catch (error) {
    console.warn('Could not load the checkout code', error)
    return { text: paymentCopy.failed, kind: 'failed' as const }
  }
}

/** Fills in a known email. */
function useResumeCheckout(dispatch: (event: PaymentEvent) => void) {
  useEffect(() => {
    const email = storedEmail.read() ?? usableSession()?.user.email
    if (email) dispatch({ type: 'remembered', email })
  }, [dispatch])
}

/**
 * Moves focus to the first match after the step or the kind of order has changed, because the button that was pressed
 * is gone. The result is called before the change.
 */
function useFocusAfterChange(stepBox: RefObject<HTMLElement | null>, payment: Payment, orderKind: string) {
  const selectors = useRef<string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are what changes
  useEffect(() => {
    // After a reload no button was pressed, so leave the focus where it is.
    const [target] = selectors.current.flatMap(
      (selector) => stepBox.current?.querySelector<HTMLElement>(selector) ?? [],
    )
    selectors.current = []
    if (!target?.matches('[tabindex]')) return target?.focus()
    // A title, so show what is below it.
    target.focus({ preventScroll: true })
    if (stepBox.current) keepAtTop(stepBox.current)
  }, [payment, orderKind, stepBox])
  return (...next: string[]) => {
    selectors.current = next
  }
}

const emailTexts = (others: { emailHint: string } | undefined) =>
  others
    ? { label: paymentCopy.ownEmail, hint: others.emailHint }
    : { label: paymentCopy.email, hint: paymentCopy.emailHint }
