import { useLocation } from 'react-router'
import { RequestResetScreen } from './request-reset-screen.tsx'

export function Component() {
  const { state } = useLocation()
  const hasEmail = typeof state === 'object' && state !== null && typeof state.email === 'string'
  return <RequestResetScreen initialEmail={hasEmail ? state.email : undefined} />
}
