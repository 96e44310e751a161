import type { AdminCertificate } from '@course/contract/admin/learning'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CertificateActionDialog, type CertificateActionName } from './certificate-action-dialog.tsx'

const labels = {
  apply: 'Apply correction',
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
          variant={act === 'apply' ? 'primary' : 'secondary'}
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
  if (!withdrawnAt) return [...(request ? (['apply', 'decline'] as const) : []), 'correct', 'withdraw']
  return [
    ...(request ? (['decline'] as const) : []),
    ...(withdrawnBy === 'staff' ? (['restore'] as const) : []),
  ]
}
