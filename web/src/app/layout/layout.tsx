import { outboxCopy } from '@course/content/site/learning/outbox'
import { shellCopy } from '@course/content/site/shell'
import { quizPaths } from '@course/contract/paths'
import { Outlet, useLocation } from 'react-router'
import { PageShell } from '../../ui/page-shell.tsx'
import { ToastProvider } from '../../ui/toast.tsx'
import { useOutbox } from '../outbox/use-outbox.ts'
import { useRevalidateOnUserChange } from '../page-data/use-page-data.ts'
import { SessionProvider, useSession } from '../session/session.tsx'
import { SudoDialogProvider } from '../sudo-mode/sudo-dialog-provider.tsx'
import { CourseNavigation } from './course-navigation.tsx'
import { Shortcuts } from './shortcuts.tsx'

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
  const unsent = useOutbox(user?.id)
  useRevalidateOnUserChange()
  // The admin area has its own navigation.
  const { pathname } = useLocation()
  const isLearning = !/^\/admin(\/|$)/.test(pathname) && user !== null
  const hasBar = !quizPaths().includes(pathname)
  const unsentNotice = unsent > 0 ? outboxCopy.unsent(unsent) : undefined
  return (
    <ToastProvider notice={isUnknown ? shellCopy.offline : unsentNotice}>
      <SudoDialogProvider>
        <PageShell
          isSignedIn={user !== null}
          navigation={isLearning ? <CourseNavigation hasBar={hasBar} /> : undefined}
          hasBar={hasBar}
          footer={isLearning && <Shortcuts />}
        >
          <Outlet />
        </PageShell>
      </SudoDialogProvider>
    </ToastProvider>
  )
}
