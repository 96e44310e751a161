import type { AdminCertificate } from '@course/contract/admin/learning'
import { formatLongDate } from '@course/contract/certificates/certificates'
import { ActionDialog } from '../action-dialog.tsx'

type CorrectionRequestDialogProps = {
  action: 'apply' | 'decline'
  certificate: AdminCertificate
  onClose: () => void
  onDone: () => void
}

/** Shows the current and the requested details before the request is applied or declined. */
export function CorrectionRequestDialog({
  action,
  certificate,
  ...dialogProps
}: CorrectionRequestDialogProps) {
  const { number, revision, name, completionDate, request } = certificate
  if (!request) return null
  const isApproval = action === 'apply'
  return (
    <ActionDialog
      {...dialogProps}
      title={isApproval ? 'Apply correction' : 'Decline correction'}
      name={`admin-correction-${action}`}
      body={{ number, expected: revision, requestedAt: request.requestedAt }}
      confirmLabel={isApproval ? 'Apply correction' : 'Decline'}
      reason={isApproval ? 'none' : 'required'}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 wrap-anywhere">
        <dt className="text-muted">Current</dt>
        <dd>
          {name}, {formatLongDate(completionDate)}
        </dd>
        <dt className="text-muted">Requested</dt>
        <dd className="font-semibold">
          {request.studentName}, {formatLongDate(request.completionDate)}
        </dd>
        {request.note && (
          <>
            <dt className="text-muted">Message</dt>
            <dd className="whitespace-pre-line">{request.note}</dd>
          </>
        )}
      </dl>
      <p>
        {isApproval
          ? `This creates revision ${revision + 1} with the same number and emails the holder. Earlier copies will no longer be valid.`
          : "The certificate won't change. Your reason is emailed to the holder."}
      </p>
    </ActionDialog>
  )
}
