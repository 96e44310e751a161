import type { AdminMe } from '@course/contract/admin/admin'
import type { ReactNode } from 'react'
import { Navigate, Outlet, useLoaderData, useLocation } from 'react-router'
import { storedUserId } from '../app/clients/stored-session.ts'
import { useRevalidateWhenSessionIsKnown } from '../app/page-data/use-page-data.ts'
import { useSession } from '../app/session/session.tsx'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { AccessDenied } from './frame/access-denied.tsx'
import { AdminShell } from './frame/admin-shell.tsx'
import { Invitation } from './frame/invitation.tsx'
import { ScreenFailure } from './frame/screen-error.tsx'
import { SecondFactorPrompt, SecondFactorRequired } from './frame/second-factor-prompt.tsx'
import { fetchAdminMe } from './kit/admin-me.ts'
import type { SignedInStaff } from './kit/screen-loader.ts'

export const loader = async () => ({ userId: storedUserId(), me: await fetchAdminMe() })

/** The admin area, for staff only. Visitors are sent to the sign-in; other users see "Access Denied". */
export function Component() {
  const { userId, me } = useLoaderData<typeof loader>()
  return (
    <RequireUser>
      {(user) =>
        // After a change of the user, the layout loads the data again.
        userId === user.id ? <Area me={me} accountId={userId} /> : <Waiting>Loading…</Waiting>
      }
    </RequireUser>
  )
}

/** Shown when the access could not be checked. */
export function ErrorBoundary() {
  useRevalidateWhenSessionIsKnown()
  return (
    <RequireUser>
      {() => (
        <Page width="reading">
          <ScreenFailure />
        </Page>
      )}
    </RequireUser>
  )
}

function RequireUser({ children }: { children: (user: { id: string }) => ReactNode }) {
  const { isLoading, user } = useSession()
  const { pathname, search } = useLocation()
  if (user) return children(user)
  if (isLoading) return <Waiting>Loading…</Waiting>
  return <Navigate to="/auth" state={{ from: pathname + search }} replace />
}

/** The page that opens first, and the page that the badge in the navigation leads to. */
const mfaPromptPaths = ['/admin', '/admin/team']

function Area({ me, accountId }: { me: AdminMe; accountId: string }) {
  const { pathname, key } = useLocation()
  const { role, invitedAs, mfaPrompt } = me
  if (role) {
    return (
      <AdminShell me={{ ...me, role }} locationKey={key}>
        {mfaPrompt === 'asked' && mfaPromptPaths.includes(pathname) && <SecondFactorPrompt />}
        <div key={`${accountId} ${pathname}`}>
          <Outlet context={{ accountId, role } satisfies SignedInStaff} />
        </div>
      </AdminShell>
    )
  }
  return (
    <Page width="reading">
      <PageMeta title="Admin Dashboard" />
      {invitedAs ? (
        <Invitation role={invitedAs} />
      ) : mfaPrompt === 'required' ? (
        <SecondFactorRequired />
      ) : (
        <AccessDenied />
      )}
    </Page>
  )
}
