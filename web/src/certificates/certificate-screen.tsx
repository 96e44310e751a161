import type { CertificateState } from '@course/contract/certificates/certificates'
import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAsyncResult } from '../app/use-page-data.ts'
import { Button } from '../ui/button.tsx'
import { PageTitle } from '../ui/page.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { fetchCertificate } from './api.ts'
import { EarnedCertificate } from './earned-certificate.tsx'
import { SpecimenCertificate } from './specimen-certificate.tsx'
import { UnfinishedCertificate } from './unfinished-certificate.tsx'
import { WithdrawnCertificate } from './withdrawn-certificate.tsx'

type CertificateScreenProps = { user: User; read: Promise<CertificateState> | undefined }

/** The learner's certificate, however far it is. */
export function CertificateScreen({ user, read }: CertificateScreenProps) {
  const { value, error } = useAsyncResult(read)
  // What the server has said since, about a certificate that was issued, corrected or asked for again.
  const [changed, setChanged] = useState<CertificateState>()
  const { revalidate } = useRevalidator()
  const known = changed ?? value
  if (!known) {
    return error === undefined ? (
      <Waiting className="loading-placeholder">Loading your certificate…</Waiting>
    ) : (
      <LoadingFailed onRetry={revalidate} />
    )
  }

  async function refresh(): Promise<CertificateState> {
    const answer = await fetchCertificate()
    setChanged(answer)
    return answer
  }

  switch (known.state) {
    case 'unfinished':
      return <UnfinishedCertificate user={user} missing={known.missing} refresh={refresh} />
    case 'ready':
    case 'issued':
      return <EarnedCertificate user={user} known={known} onKnown={setChanged} />
    case 'withdrawn':
      return <WithdrawnCertificate withdrawnAt={known.withdrawnAt} />
    case 'specimen':
      return <SpecimenCertificate />
  }
}

function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-6">
      <PageTitle intro="We couldn't load your certificate. Check your connection and try again.">
        Your certificate
      </PageTitle>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
