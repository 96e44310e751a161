import { Outlet } from 'react-router'
import { ToastProvider } from '../ui/toast.tsx'
import { PageShell } from './page-shell.tsx'
import { SessionProvider, useSession } from './session.tsx'
import { useReadsFollowUser } from './use-reads.ts'

/** What every page but the front page stands in. */
export function Component() {
  return (
    <SessionProvider>
      <Page />
    </SessionProvider>
  )
}

function Page() {
  const { isUnknown } = useSession()
  useReadsFollowUser()
  return (
    <ToastProvider notice={isUnknown ? unreachableText : undefined}>
      <PageShell>
        <Outlet />
      </PageShell>
    </ToastProvider>
  )
}

const unreachableText =
  'The server cannot be reached. Keep this page open: nothing you have typed is lost, and we keep trying.'
