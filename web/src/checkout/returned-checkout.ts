import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/**
 * The checkout that led here, named by the card provider in the address, and how to drop it. It is moved out of the
 * address at once, into the history's own state: a reload still knows it, but no log, bookmark or shared link does.
 */
export function useReturnedCheckoutId(): [id: string | undefined, drop: () => void] {
  const [query] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const named = query.get('session_id')

  useEffect(() => {
    if (named) navigate(pathname, { replace: true, state: { returnedCheckout: named } })
  }, [named, pathname, navigate])

  const drop = useCallback(
    () => void navigate(pathname, { replace: true, state: null }),
    [pathname, navigate],
  )
  return [named ?? returnedIn(state), drop]
}

function returnedIn(state: unknown): string | undefined {
  const isNamed = typeof state === 'object' && state !== null && 'returnedCheckout' in state
  return isNamed && typeof state.returnedCheckout === 'string' ? state.returnedCheckout : undefined
}
