import { shellCopy } from '@course/content/site/shell'
import type { User } from '@supabase/auth-js'
import { Fragment, type ReactNode } from 'react'
import { Waiting } from '../ui/spinner.tsx'
import { useSession } from './session.tsx'
import { SignInRedirect } from './sign-in-redirect.tsx'

/** Shows its children to the signed-in user and keeps no state for the next one. Redirects visitors to the sign-in. */
export function SignedIn({ children }: { children: (user: User) => ReactNode }) {
  const { loading, user } = useSession()
  if (user) return <Fragment key={user.id}>{children(user)}</Fragment>
  return loading ? (
    <Waiting className="loading-placeholder">{shellCopy.loadingAccount}</Waiting>
  ) : (
    <SignInRedirect />
  )
}
