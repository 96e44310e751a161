import { certificatePageCopy as copy } from '@course/content/site/pages/certificate-page'
import { userLoader } from '../app/page-data/user-loader.ts'
import { LoadFailed, UserPage } from '../app/page-data/user-page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { CertificateScreen } from './certificate-screen.tsx'
import { fetchCertificate } from './requests.ts'

export const loader = userLoader(fetchCertificate)

export const Component = () => (
  // When printed, the certificate fills the whole sheet.
  <div className="shell py-10 sm:py-16 print:max-w-none print:p-0">
    <PageMeta title={copy.title} />
    <UserPage loader={loader}>
      {(user, certificate) => <CertificateScreen user={user} loaded={certificate} />}
    </UserPage>
  </div>
)

export const ErrorBoundary = () => <LoadFailed title={copy.title}>{copy.failed}</LoadFailed>
