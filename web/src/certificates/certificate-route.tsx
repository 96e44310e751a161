import { forUser } from '../app/for-user.ts'
import { useSession } from '../app/session.tsx'
import { SignInRedirect } from '../app/sign-in-redirect.tsx'
import { startFetch } from '../app/start-fetch.ts'
import { usePageData } from '../app/use-page-data.ts'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { CertificateScreen } from './certificate-screen.tsx'
import { fetchCertificate } from './requests.ts'

export const loader = () => forUser(() => ({ certificate: startFetch(fetchCertificate) }))

export function Component() {
  const { loading, user } = useSession()
  const dataPromise = usePageData<ReturnType<typeof loader>>()?.certificate
  if (!loading && !user) return <SignInRedirect />
  return (
    // When printed, the certificate fills the whole sheet.
    <div className="shell py-10 sm:py-16 print:max-w-none print:p-0">
      <PageMeta title="Your certificate" />
      {user ? (
        <CertificateScreen key={user.id} user={user} dataPromise={dataPromise} />
      ) : (
        <Waiting className="loading-placeholder">Loading your account…</Waiting>
      )}
    </div>
  )
}
