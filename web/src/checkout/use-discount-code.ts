import { type CodePrice, invalidCodeMessage, parseCode } from '@course/contract/sales/codes'
import { isTeamSize, type TeamOrder } from '@course/contract/sales/seats'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { loadModule } from '../app/starting/load-module.ts'
import { CODE_PARAM, storedDiscountCode } from './stored-discount-code.ts'

/**
 * `code` is sent with the checkout; the price is known once the server has checked it. `typed` did not apply and can
 * be corrected.
 */
type DiscountCodeState = {
  code?: string
  price?: CodePrice
  isChecking?: boolean
  problem?: string
  typed?: string
}

export type DiscountCode = DiscountCodeState & {
  apply: (typed: string) => void
  remove: () => void
  /** What the card form was opened with; null if the code did not apply. */
  settle: (price: CodePrice | null) => void
}

/** A number of seats that is still being typed is not priced. */
const TYPING_PAUSE_MS = 500

/** The discount code of this tab: from the link (`/?code=LAUNCH`), typed, or from an earlier page. */
export function useDiscountCode(team: TeamOrder | undefined): DiscountCode {
  const [state, setState] = useState<DiscountCodeState>({})
  const [searchParams, setSearchParams] = useSearchParams()
  const lastCheck = useRef(0)
  const chosenTeam = useRef(team)
  useEffect(() => {
    chosenTeam.current = team
  }, [team])

  const forget = useCallback(
    (next: DiscountCodeState) => {
      lastCheck.current++
      storedDiscountCode.remove()
      setState(next)
      // Otherwise a reload would apply it again.
      setSearchParams(withoutCode, { replace: true })
    },
    [setSearchParams],
  )

  const apply = useCallback(
    async (typed: string) => {
      const check = ++lastCheck.current
      const code = parseCode(typed)
      if (!code) return forget({ problem: invalidCodeMessage, typed })
      setState({ code, isChecking: true })
      const checked = await checkCode(code, chosenTeam.current)
      if (check !== lastCheck.current) return
      if (!checked.code) return forget({ ...checked, typed })
      storedDiscountCode.store(checked.code)
      setState(checked)
    },
    [forget],
  )

  const codeInLink = searchParams.get(CODE_PARAM)
  useEffect(() => {
    const code = codeInLink ?? storedDiscountCode.read()
    if (code) apply(code)
  }, [codeInLink, apply])

  // The price with a code depends on the number of seats.
  const seats = team && isTeamSize(team.seats) ? team.seats : undefined
  const pricedSeats = useRef(seats)
  useEffect(() => {
    if (seats === pricedSeats.current) return
    const timer = setTimeout(() => {
      pricedSeats.current = seats
      const code = storedDiscountCode.read()
      if (code) apply(code)
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [seats, apply])

  const remove = useCallback(() => forget({}), [forget])
  const settle = useCallback(
    (price: CodePrice | null) =>
      price ? setState({ code: price.code, price }) : forget({ problem: invalidCodeMessage }),
    [forget],
  )
  return { ...state, apply, remove, settle }
}

function withoutCode(params: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(params)
  others.delete(CODE_PARAM)
  return others
}

/** If the server cannot be asked, the code stays: the checkout asks again. */
async function checkCode(code: string, team: TeamOrder | undefined): Promise<DiscountCodeState> {
  try {
    const { checkDiscountCode } = await loadModule(() => import('./requests.ts'))
    const checked = await checkDiscountCode(code, team && isTeamSize(team.seats) ? team : undefined)
    return checked.valid ? { code, price: checked.price } : { problem: checked.error }
  } catch (error) {
    console.warn('Could not check the code', error)
    return { code, problem: error instanceof Error ? error.message : String(error) }
  }
}
