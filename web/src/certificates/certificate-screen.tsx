import { parseProfile } from '@course/contract/account/profile'
import type { CertificateState } from '@course/contract/certificates/certificates'
import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useAsyncResult } from '../app/use-page-data.ts'
import { Button } from '../ui/button.tsx'
import { PageTitle } from '../ui/page.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { EarnedCertificate } from './earned-certificate.tsx'
import { fetchCertificate } from './requests.ts'
import { SpecimenCertificate } from './specimen-certificate.tsx'
import { UnfinishedCertificate } from './unfinished-certificate.tsx'
import { WithdrawnCertificate } from './withdrawn-certificate.tsx'

type CertificateScreenProps = { user: User; dataPromise: Promise<CertificateState> | undefined }

export function CertificateScreen({ user, dataPromise }: CertificateScreenProps) {
  const { value, error } = useAsyncResult(dataPromise)
  // The newer state after the certificate was issued, corrected or fetched again.
  const [updated, setUpdated] = useState<CertificateState>()
  const { revalidate } = useRevalidator()
  const certificate = updated ?? value
  if (!certificate) {
    return error === undefined ? (
      <Waiting className="loading-placeholder">Loading your certificate…</Waiting>
    ) : (
      <LoadingFailed onRetry={revalidate} />
    )
  }

  async function refresh(): Promise<CertificateState> {
    const response = await fetchCertificate()
    setUpdated(response)
    return response
  }

  switch (certificate.state) {
    case 'unfinished':
      return <UnfinishedCertificate user={user} missing={certificate.missing} refresh={refresh} />
    case 'ready':
    case 'issued':
      return <EarnedCertificate user={user} certificate={certificate} onUpdate={setUpdated} />
    case 'withdrawn':
      return (
        <WithdrawnCertificate
          withdrawnAt={certificate.withdrawnAt}
          timeZone={parseProfile(user.user_metadata).timeZone}
        />
      )
    case 'specimen':
      return <SpecimenCertificate userId={user.id} />
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
