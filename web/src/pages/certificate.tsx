import { useSession } from '../app/session.tsx'
import { SignInRedirect } from '../app/sign-in-redirect.tsx'
import { usePageData } from '../app/use-page-data.ts'
import { CertificateScreen } from '../certificates/certificate-screen.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import type { certificate } from './loaders.ts'

export function Component() {
  const { loading, user } = useSession()
  const dataPromise = usePageData<ReturnType<typeof certificate>>()?.certificate
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
