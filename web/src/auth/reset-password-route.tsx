import { authCopy } from '@course/content/site/auth/sign-in'
import { shellCopy } from '@course/content/site/shell'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useSession } from '../app/session/session.tsx'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { LinkExpired } from './link-expired.tsx'
import { hasLinkError, parseMailLink, setsPassword } from './mail-link.ts'
import { NewPasswordScreen } from './new-password-screen.tsx'

/** Opened from the "reset your password" and "set your password" emails. */
export function Component() {
  const { isLoading, user } = useSession()
  const { pathname, search, hash } = useLocation()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  // Stored, because the token is removed from the URL after use.
  const [link] = useState(() => parseMailLink(query))

  if (link && !setsPassword(link.type)) return <Navigate to={`/welcome${search}`} replace />
  if (!link && isLoading) {
    return (
      <Page width="narrow">
        <PageMeta title={authCopy.setPassword.title} />
        <Waiting className="loading-placeholder">{shellCopy.loadingAccount}</Waiting>
      </Page>
    )
  }
  if (!link && !user) {
    return hasLinkError(hash) ? <LinkExpired type="recovery" /> : <Navigate to="/password-reset" replace />
  }
  return <NewPasswordScreen link={link} onLinkUsed={() => navigate(pathname, { replace: true })} />
}
