import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import { useIsAdministrator } from '../app/administrator.ts'
import { Button } from '../ui/button.tsx'
import { PageTitle } from '../ui/page.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { IssuedCertificate } from './issued-certificate.tsx'
import { ReadyCertificate } from './ready-certificate.tsx'
import { UnfinishedCertificate } from './unfinished-certificate.tsx'
import { useCertificate } from './use-certificate.ts'
import type { Purpose } from './use-taking.ts'

/** The learner's certificate, however far it is. */
export function CertificateScreen({ user }: { user: User }) {
  const { known, askAgain, setIssued } = useCertificate()
  const isAdministrator = useIsAdministrator() === true
  const [purpose, setPurpose] = useState<Purpose>()
  switch (known.state) {
    case 'loading':
      return <Waiting className="first-load">Looking for your certificate…</Waiting>
    case 'failed':
      return <NotArrived onRetry={askAgain} />
    case 'unfinished':
      return <UnfinishedCertificate missing={known.missing} />
    case 'ready':
      return (
        <ReadyCertificate
          customerId={user.id}
          days={known}
          onIssued={(certificate, chosen) => {
            setPurpose(chosen)
            setIssued(certificate)
          }}
        />
      )
    case 'issued':
      return (
        <IssuedCertificate
          customer={{ id: user.id, email: user.email ?? '', isAdministrator }}
          certificate={known.certificate}
          purpose={purpose}
        />
      )
  }
}

function NotArrived({ onRetry }: { onRetry: () => void }) {
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
