import type { User } from '@supabase/auth-js'
import { Button } from '../ui/button.tsx'
import { PageTitle } from '../ui/page.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { EarnedCertificate } from './earned-certificate.tsx'
import { SpecimenCertificate } from './specimen-certificate.tsx'
import { UnfinishedCertificate } from './unfinished-certificate.tsx'
import { useCertificate } from './use-certificate.ts'

/** The learner's certificate, however far it is. */
export function CertificateScreen({ user }: { user: User }) {
  const { known, setKnown, retry, refresh } = useCertificate()
  switch (known.state) {
    case 'loading':
      return <Waiting className="first-load">Looking for your certificate…</Waiting>
    case 'failed':
      return <LoadingFailed onRetry={retry} />
    case 'unfinished':
      return <UnfinishedCertificate userId={user.id} missing={known.missing} refresh={refresh} />
    case 'ready':
    case 'issued':
      return <EarnedCertificate user={user} known={known} onKnown={setKnown} />
    case 'specimen':
      return <SpecimenCertificate />
  }
}

function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-6">
      <PageTitle intro="It did not arrive. Check your connection, then try again.">
        Your certificate
      </PageTitle>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
