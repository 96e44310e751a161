import { Outlet } from 'react-router'
import { SessionProvider, useSession } from '../app/session.tsx'
import { useRevalidateOnUserChange } from '../app/use-page-data.ts'
import { PageShell } from '../ui/page-shell.tsx'
import { ToastProvider } from '../ui/status/toast.tsx'

/** Layout of every page except the landing and sample pages. */
export function Component() {
  return (
    <SessionProvider>
      <Page />
    </SessionProvider>
  )
}

function Page() {
  const { isUnknown, user } = useSession()
  useRevalidateOnUserChange()
  return (
    <ToastProvider notice={isUnknown ? unreachableText : undefined}>
      <PageShell isSignedIn={user !== null}>
        <Outlet />
      </PageShell>
    </ToastProvider>
  )
}

const unreachableText = "You're offline. Your work is safe; we'll keep trying to reconnect."
