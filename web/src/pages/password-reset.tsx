import { useLocation } from 'react-router'
import { RequestResetScreen } from '../auth/request-reset-screen.tsx'

export function Component() {
  const { state } = useLocation()
  const isNamed = typeof state === 'object' && state !== null && typeof state.email === 'string'
  return <RequestResetScreen startsWith={isNamed ? state.email : ''} />
}
