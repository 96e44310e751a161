import { useSearchParams } from 'react-router'
import { StopResetScreen } from '../auth/stop-reset-screen.tsx'

/** Where the mail leads that announces a reset of the second factor. */
export function Component() {
  const [address] = useSearchParams()
  return <StopResetScreen token={address.get('token')} />
}
