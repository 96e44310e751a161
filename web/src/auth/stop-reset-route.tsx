import { useSearchParams } from 'react-router'
import { SecurityLinkScreen } from './security-link-screen.tsx'

/** Opened from the email that announces a reset of two-factor authentication. */
export function Component() {
  const [searchParams] = useSearchParams()
  return <SecurityLinkScreen name="stop-factor-reset" token={searchParams.get('token')} />
}
