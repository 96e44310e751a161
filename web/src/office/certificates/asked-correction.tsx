import { formatLongDate } from '@course/contract/certificates/certificates'
import type { OfficeCertificate } from '@course/contract/office/learning'
import { ActDialog } from '../act-dialog.tsx'

type AskedCorrectionProps = {
  act: 'make' | 'decline'
  certificate: OfficeCertificate
  onClose: () => void
  onDone: () => void
}

/** Decides about what a learner asked for: what the certificate says beside what it should say. */
export function AskedCorrection({ act, certificate, ...both }: AskedCorrectionProps) {
  const { number, revision, name, completionDate, asked } = certificate
  if (!asked) return null
  const isMade = act === 'make'
  return (
    <ActDialog
      {...both}
      title={isMade ? 'Correct as asked' : 'Decline the correction'}
      name={`office-correction-${act}`}
      body={{ number, expected: revision, askedAt: asked.askedAt }}
      confirm={isMade ? 'Correct as asked' : 'Decline'}
      reason={isMade ? 'none' : 'required'}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 wrap-anywhere">
        <dt className="text-muted">It says</dt>
        <dd>
          {name}, {formatLongDate(completionDate)}
        </dd>
        <dt className="text-muted">It should say</dt>
        <dd className="font-semibold">
          {asked.studentName}, {formatLongDate(asked.completionDate)}
        </dd>
        {asked.note && (
          <>
            <dt className="text-muted">Their words</dt>
            <dd className="whitespace-pre-line">{asked.note}</dd>
          </>
        )}
      </dl>
      <p>
        {isMade
          ? `It becomes revision ${revision + 1} under the same number, and its holder gets a mail. Copies from before count as replaced.`
          : 'The certificate stays as it is. Its holder gets your reason by mail, in your words.'}
      </p>
    </ActDialog>
  )
}
