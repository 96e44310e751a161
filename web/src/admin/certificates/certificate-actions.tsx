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

/** A certificate withdrawn by a refund has no Restore: a new purchase restores it. */
export function CertificateActions({ certificate }: { certificate: AdminCertificate }) {
  const [pendingAction, setPendingAction] = useState<CertificateActionName>()
  const availableActions = availableActionsFor(certificate)
  return (
    <>
      {availableActions.map((action) => (
        <Button
          key={action}
          variant={action === 'apply' ? 'primary' : 'secondary'}
          size="small"
          onClick={() => setPendingAction(action)}
        >
          {labels[action]}
        </Button>
      ))}
      {pendingAction && (
        <CertificateActionDialog
          action={pendingAction}
          certificate={certificate}
          onClose={() => setPendingAction(undefined)}
        />
      )}
    </>
  )
}

function availableActionsFor({
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
