import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/**
 * The checkout id from the return URL. Moved into the history state at once, so that it survives a reload but
 * does not end up in logs, bookmarks or shared links.
 */
export function useReturnedCheckoutId(): { checkoutId: string | undefined; clearCheckoutId: () => void } {
  const [query] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const idInUrl = query.get('session_id')

  useEffect(() => {
    if (idInUrl) navigate(pathname, { replace: true, state: { returnedCheckout: idInUrl } })
  }, [idInUrl, pathname, navigate])

  const clearCheckoutId = useCallback(
    () => void navigate(pathname, { replace: true, state: null }),
    [pathname, navigate],
  )
  return { checkoutId: idInUrl ?? checkoutIdIn(state), clearCheckoutId }
}

function checkoutIdIn(state: unknown): string | undefined {
  const hasId = typeof state === 'object' && state !== null && 'returnedCheckout' in state
  return hasId && typeof state.returnedCheckout === 'string' ? state.returnedCheckout : undefined
}
