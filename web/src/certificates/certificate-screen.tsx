import { parseProfile } from '@course/contract/account/profile'
import type { CertificateState } from '@course/contract/certificates/certificates'
import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import { EarnedCertificate } from './earned-certificate.tsx'
import { fetchCertificate } from './requests.ts'
import { SpecimenCertificate } from './specimen-certificate.tsx'
import { UnfinishedCertificate } from './unfinished-certificate.tsx'
import { WithdrawnCertificate } from './withdrawn-certificate.tsx'

export function CertificateScreen({ user, loaded }: { user: User; loaded: CertificateState }) {
  // Updated here and not by the loader, because printing needs the new state in the same moment.
  const [certificate, setCertificate] = useState(loaded)

  async function refresh() {
    setCertificate(await fetchCertificate())
  }

  switch (certificate.state) {
    case 'unfinished':
      return <UnfinishedCertificate user={user} missing={certificate.missing} refresh={refresh} />
    case 'ready':
    case 'issued':
      return <EarnedCertificate user={user} certificate={certificate} onUpdate={setCertificate} />
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
