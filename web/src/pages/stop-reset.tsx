import { useSearchParams } from 'react-router'
import { MailedLinkScreen } from '../auth/lazy/mailed-link-screen.tsx'

/** Where the mail leads that announces a reset of the second factor. */
export function Component() {
  const [address] = useSearchParams()
  return <MailedLinkScreen name="stop-factor-reset" token={address.get('token')} />
}
