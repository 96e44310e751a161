import { useSearchParams } from 'react-router'
import { MailedLinkScreen } from '../auth/lazy/mailed-link-screen.tsx'

/** Where the mail leads about an app, a passkey or codes that its owner did not add. */
export function Component() {
  const [address] = useSearchParams()
  return <MailedLinkScreen name="undo-added-factor" token={address.get('token')} />
}
