import { declineHint } from '@course/content/site/offer'
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
import { GiftFieldset, readGift } from './gift-fields.tsx'
import { OrderKindLinks } from './order-kind-links.tsx'
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
  const focusNextStep = useFocusOnStep(payment, stepBox)

  const continueToCard = (email: string, company: Company | undefined, form: FormData) => {
    focusNextStep()
    const gift = isGift ? readGift(form) : undefined
    dispatch({ type: 'continued', buyer: { email, company, team, gift } })
  }
  const goBack = () => {
    focusNextStep()
    dispatch({ type: 'went back' })
  }

  return (
    <PaymentFrame
      codePrice={discount.price}
      team={team && isTeamSize(team.seats) ? team : undefined}
      isGift={isGift}
    >
      {notice}
      <div ref={stepBox}>
        {payment.step === 'email' ? (
          <>
            <EmailStep
              company={payment.buyer.company}
              errors={payment.problems ?? {}}
              orderFields={
                team ? (
                  <TeamFields team={team} choice={choice} />
                ) : (
                  isGift && <GiftFieldset gift={payment.buyer.gift} />
                )
              }
              onContinue={continueToCard}
            />
            <PaymentTerms className="mt-5" />
            <div className="mt-5 flex flex-wrap gap-x-5 border-t border-hairline pt-3">
              <DiscountCodeBox discount={discount} />
              <OrderKindLinks isSingle={!team && !isGift} />
            </div>
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
      <h3 className="eyebrow" tabIndex={-1}>
        {paymentCopy.step2}
      </h3>
      <div className="mt-4 mb-5 flex flex-wrap items-center justify-between gap-x-6">
        <div className="min-w-0 wrap-anywhere">
          <p>{paymentCopy.payingFor(email)}</p>
          {team && <p className="text-sm text-muted">{teamOrderCopy.chosen(team.seats)}</p>}
          {gift && <p className="text-sm text-muted">{giftCheckoutCopy.chosen(gift.recipient.trim())}</p>}
          {company && <p className="text-sm text-muted">{companyCopy.invoiceFor(company.name)}</p>}
        </div>
        <button
          type="button"
          onClick={onBack}
          className="text-link min-h-10 rounded-sm text-sm font-semibold"
        >
          {paymentCopy.changeEmail}
        </button>
      </div>
      <PaymentTerms className="mb-5" />
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
          {discount.price?.total !== 0 && <p className="mt-4 text-sm text-muted">{declineHint}</p>}
        </Suspense>
      )}
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

/** Moves focus to the next step, because the button that was pressed was removed. */
function useFocusOnStep(payment: Payment, stepBox: RefObject<HTMLElement | null>) {
  const wasPressed = useRef(false)
  useEffect(() => {
    // After a reload no button was pressed, so leave the focus where it is.
    if (!wasPressed.current) return
    wasPressed.current = false
    const selectors = payment.step === 'email' ? ['[aria-invalid]', 'input'] : ['h3']
    const [target] = selectors.flatMap(
      (selector) => stepBox.current?.querySelector<HTMLElement>(selector) ?? [],
    )
    target?.focus()
  }, [payment, stepBox])
  return () => {
    wasPressed.current = true
  }
}
