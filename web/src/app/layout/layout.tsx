import { outboxCopy } from '@course/content/site/learning/outbox'
import { shellCopy } from '@course/content/site/shell'
import { Outlet, useLocation } from 'react-router'
import { PageShell } from '../../ui/page-shell.tsx'
import { ToastProvider } from '../../ui/toast.tsx'
import { ConfirmationProvider } from '../confirmation.tsx'
import { SessionProvider, useSession } from '../session.tsx'
import { useOutbox } from '../use-outbox.ts'
import { useRevalidateOnUserChange } from '../use-page-data.ts'
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
  const isLearning = !/^\/admin(\/|$)/.test(useLocation().pathname) && user !== null
  const unsentNotice = unsent > 0 ? outboxCopy.unsent(unsent) : undefined
  return (
    <ToastProvider notice={isUnknown ? shellCopy.offline : unsentNotice}>
      <ConfirmationProvider>
        <PageShell
          isSignedIn={user !== null}
          navigation={isLearning ? <CourseNavigation /> : undefined}
          footer={isLearning && <Shortcuts />}
        >
          <Outlet />
        </PageShell>
      </ConfirmationProvider>
    </ToastProvider>
  )
}
