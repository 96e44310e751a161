import type { OfficeCertificate } from '@course/contract/learning'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CertificateAct, type CertificateActName } from './certificate-act.tsx'

const labels = {
  correct: 'Correct certificate',
  withdraw: 'Withdraw certificate',
  restore: 'Restore certificate',
} as const

/** What can be done about a certificate. One whose money went back comes back by itself when it is paid for again. */
export function CertificateTools({ certificate }: { certificate: OfficeCertificate }) {
  const [asked, setAsked] = useState<CertificateActName>()
  const acts = certificate.withdrawnAt
    ? certificate.withdrawnBy === 'staff'
      ? (['restore'] as const)
      : []
    : (['correct', 'withdraw'] as const)
  return (
    <>
      {acts.map((act) => (
        <Button key={act} variant="secondary" size="small" onClick={() => setAsked(act)}>
          {labels[act]}
        </Button>
      ))}
      {asked && <CertificateAct act={asked} certificate={certificate} onClose={() => setAsked(undefined)} />}
    </>
  )
}
