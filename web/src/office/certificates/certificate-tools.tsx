import type { AdminCertificate } from '@course/contract/office/learning'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CertificateActionDialog, type CertificateActionName } from './certificate-act.tsx'

const labels = {
  make: 'Correct as asked',
  decline: 'Decline',
  correct: 'Correct certificate',
  withdraw: 'Withdraw certificate',
  restore: 'Restore certificate',
} as const

/** What can be done about a certificate. One whose money went back comes back by itself when it is paid for again. */
export function CertificateActions({ certificate }: { certificate: AdminCertificate }) {
  const [pendingAction, setAsked] = useState<CertificateActionName>()
  const acts = actionsFor(certificate)
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
      {pendingAction && (
        <CertificateActionDialog
          act={pendingAction}
          certificate={certificate}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

function actionsFor({
  withdrawnAt,
  withdrawnBy,
  request,
}: AdminCertificate): readonly CertificateActionName[] {
  if (!withdrawnAt) return [...(request ? (['make', 'decline'] as const) : []), 'correct', 'withdraw']
  return [
    ...(request ? (['decline'] as const) : []),
    ...(withdrawnBy === 'staff' ? (['restore'] as const) : []),
  ]
}
