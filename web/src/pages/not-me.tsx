import { useSearchParams } from 'react-router'
import { SecurityLinkScreen } from '../auth/lazy/security-link-screen.tsx'

/** Where the mail leads about an app, a passkey or codes that its owner did not add. */
export function Component() {
  const [searchParams] = useSearchParams()
  return <SecurityLinkScreen name="undo-added-factor" token={searchParams.get('token')} />
}
