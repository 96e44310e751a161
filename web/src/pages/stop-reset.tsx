import { useSearchParams } from 'react-router'
import { SecurityLinkScreen } from '../auth/lazy/security-link-screen.tsx'

/** Where the mail leads that announces a reset of the second factor. */
export function Component() {
  const [searchParams] = useSearchParams()
  return <SecurityLinkScreen name="stop-factor-reset" token={searchParams.get('token')} />
}
