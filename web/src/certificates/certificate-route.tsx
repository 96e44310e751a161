import { certificatePageCopy as copy } from '@course/content/site/pages/certificate-page'
import { forUser } from '../app/for-user.ts'
import { SignedIn } from '../app/signed-in.tsx'
import { startFetch } from '../app/start-fetch.ts'
import { usePageData } from '../app/use-page-data.ts'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { Awaited } from '../ui/states.tsx'
import { CertificateScreen } from './certificate-screen.tsx'
import { fetchCertificate } from './requests.ts'

export const loader = () => forUser(() => ({ certificate: startFetch(fetchCertificate) }))

export function Component() {
  const promise = usePageData<ReturnType<typeof loader>>()?.certificate
  return (
    // When printed, the certificate fills the whole sheet.
    <div className="shell py-10 sm:py-16 print:max-w-none print:p-0">
      <PageMeta title={copy.title} />
      <SignedIn>
        {(user) => (
          <Awaited
            promise={promise}
            waiting={<Waiting className="loading-placeholder">{copy.loading}</Waiting>}
            failed={copy.failed}
            failedTitle={copy.title}
          >
            {(certificate) => <CertificateScreen user={user} loaded={certificate} />}
          </Awaited>
        )}
      </SignedIn>
    </div>
  )
}
