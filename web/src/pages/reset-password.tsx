import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useSession } from '../app/session.tsx'
import { LinkExpired } from '../auth/link-expired.tsx'
import { asksForPassword, isRefusedLink, parseMailLink } from '../auth/mail-link.ts'
import { NewPasswordScreen } from '../auth/new-password-screen.tsx'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'

/** Where the links of "reset" and "set your password" mails lead. */
export function Component() {
  const { loading, user } = useSession()
  const { pathname, search, hash } = useLocation()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  // The link the page was opened with, kept when it has left the address.
  const [link] = useState(() => parseMailLink(query))

  if (link && !asksForPassword(link.type)) return <Navigate to={`/welcome${search}`} replace />
  if (!link && loading) {
    return (
      <Page width="narrow">
        <PageMeta title="Set your password" />
        <Waiting className="loading-placeholder">Loading your account…</Waiting>
      </Page>
    )
  }
  if (!link && !user) {
    return isRefusedLink(hash) ? <LinkExpired type="recovery" /> : <Navigate to="/password-reset" replace />
  }
  return <NewPasswordScreen link={link} onLinkUsed={() => navigate(pathname, { replace: true })} />
}
