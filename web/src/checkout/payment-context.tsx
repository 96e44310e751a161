import {
  createContext,
  type Dispatch,
  type ReactNode,
  type RefObject,
  useContext,
  useMemo,
  useReducer,
  useRef,
} from 'react'
import { initialPayment, type Payment, type PaymentEvent, paymentReducer } from './payment-state.ts'

type PaymentContext = {
  payment: Payment
  dispatch: Dispatch<PaymentEvent>
  /** The form of step 1, which the email field of the receipt submits. */
  emailForm: RefObject<HTMLFormElement | null>
}

const Context = createContext<PaymentContext | undefined>(undefined)

/** One payment for the receipt and the payment section of the landing page. */
export function PaymentProvider({ children }: { children: ReactNode }) {
  const [payment, dispatch] = useReducer(paymentReducer, initialPayment)
  const emailForm = useRef<HTMLFormElement>(null)
  const context = useMemo(() => ({ payment, dispatch, emailForm }), [payment])
  return <Context value={context}>{children}</Context>
}

export function usePayment(): PaymentContext {
  const context = useContext(Context)
  if (!context) throw new Error('usePayment needs a PaymentProvider')
  return context
}
