import { Outlet } from 'react-router'
import { PageShell } from '../../ui/page-shell.tsx'
import { ToastProvider } from '../../ui/toast.tsx'
import { ConfirmationProvider } from '../confirmation.tsx'
import { SessionProvider, useSession } from '../session.tsx'
import { useRevalidateOnUserChange } from '../use-page-data.ts'

/** Layout of every page except the landing and sample pages. */
export function Component() {
  return (
    <SessionProvider>
      <LayoutContent />
    </SessionProvider>
  )
}

function LayoutContent() {
  const { isUnknown, user } = useSession()
  useRevalidateOnUserChange()
  return (
    <ToastProvider notice={isUnknown ? offlineNotice : undefined}>
      <ConfirmationProvider>
        <PageShell isSignedIn={user !== null}>
          <Outlet />
        </PageShell>
      </ConfirmationProvider>
    </ToastProvider>
  )
}

const offlineNotice = "You're offline. Your work is safe; we'll keep trying to reconnect."
