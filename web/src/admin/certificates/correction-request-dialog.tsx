import type { AdminCertificate } from '@course/contract/admin/learning'
import { formatLongDate } from '@course/contract/certificates/certificates'
import { ActionDialog } from '../action-dialog.tsx'

type CorrectionRequestDialogProps = {
  act: 'apply' | 'decline'
  certificate: AdminCertificate
  onClose: () => void
  onDone: () => void
}

/** Decides about what a learner asked for: what the certificate says beside what it should say. */
export function CorrectionRequestDialog({ act, certificate, ...both }: CorrectionRequestDialogProps) {
  const { number, revision, name, completionDate, request } = certificate
  if (!request) return null
  const isMade = act === 'apply'
  return (
    <ActionDialog
      {...both}
      title={isMade ? 'Apply correction' : 'Decline correction'}
      name={`admin-correction-${act}`}
      body={{ number, expected: revision, requestedAt: request.requestedAt }}
      confirm={isMade ? 'Apply correction' : 'Decline'}
      reason={isMade ? 'none' : 'required'}
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
        {isMade
          ? `This creates revision ${revision + 1} with the same number and emails the holder. Earlier copies will no longer be valid.`
          : "The certificate won't change. Your reason is emailed to the holder."}
      </p>
    </ActionDialog>
  )
}
