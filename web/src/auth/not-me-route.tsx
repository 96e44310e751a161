import { useSearchParams } from 'react-router'
import { SecurityLinkScreen } from './security-link-screen.tsx'

/** Opened from the email about an added authenticator app, passkey or recovery codes. */
export function Component() {
  const [searchParams] = useSearchParams()
  return <SecurityLinkScreen name="undo-added-factor" token={searchParams.get('token')} />
}
