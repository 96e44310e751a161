import type { OfficeCertificate } from '@course/contract/office/learning'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CertificateAct, type CertificateActName } from './certificate-act.tsx'

const labels = {
  make: 'Correct as asked',
  decline: 'Decline',
  correct: 'Correct certificate',
  withdraw: 'Withdraw certificate',
  restore: 'Restore certificate',
} as const

/** What can be done about a certificate. One whose money went back comes back by itself when it is paid for again. */
export function CertificateTools({ certificate }: { certificate: OfficeCertificate }) {
  const [asked, setAsked] = useState<CertificateActName>()
  const acts = actsOn(certificate)
  return (
    <>
      {acts.map((act) => (
        <Button
          key={act}
          variant={act === 'make' ? 'primary' : 'secondary'}
          size="small"
          onClick={() => setAsked(act)}
        >
          {labels[act]}
        </Button>
      ))}
      {asked && <CertificateAct act={asked} certificate={certificate} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function actsOn({ withdrawnAt, withdrawnBy, asked }: OfficeCertificate): readonly CertificateActName[] {
  if (!withdrawnAt) return [...(asked ? (['make', 'decline'] as const) : []), 'correct', 'withdraw']
  return [
    ...(asked ? (['decline'] as const) : []),
    ...(withdrawnBy === 'staff' ? (['restore'] as const) : []),
  ]
}
