import { formatLongDate } from '@course/content/site/format'
import type { AdminCertificate } from '@course/contract/admin/learning'
import {
  normalizeStudentName,
  validateCompletionDate,
  validateStudentName,
} from '@course/contract/certificates/certificates'
import { DetailRow } from '../../ui/detail-row.tsx'
import { Field } from '../../ui/field.tsx'
import type { ActionItems } from '../kit/actions.tsx'

/** A certificate withdrawn by a refund has no Restore: a new purchase restores it. */
export function certificateActions(certificate: AdminCertificate): ActionItems {
  const { number, name, revision, completionDate, withdrawnAt, withdrawnBy, request } = certificate
  const isValid = withdrawnAt === null
  return [
    request !== null &&
      isValid && {
        label: 'Apply correction',
        isPrimary: true,
        name: 'admin-correction-apply',
        body: { number, expected: revision, requestedAt: request.requestedAt },
        effect: (
          <>
            <Correction certificate={certificate} request={request} />
            <p>
              This creates revision {revision + 1} with the same number and emails the holder. Earlier copies
              will no longer be valid.
            </p>
          </>
        ),
      },
    request !== null && {
      label: 'Decline',
      title: 'Decline correction',
      name: 'admin-correction-decline',
      body: { number, expected: revision, requestedAt: request.requestedAt },
      reason: 'required',
      effect: (
        <>
          <Correction certificate={certificate} request={request} />
          <p>The certificate won't change. Your reason is emailed to the holder.</p>
        </>
      ),
    },
    isValid && {
      label: 'Correct certificate',
      name: 'admin-certificate-correct',
      body: { number, expected: revision },
      reason: 'required',
      effect: (
        <p>
          Currently “{name}”. The number and issue date stay the same. This creates revision {revision + 1},
          and earlier copies will no longer be valid.
        </p>
      ),
      fields: (
        <>
          <Field label="Student Name" name="studentName" autoComplete="off" defaultValue={name} />
          <Field
            label="Completion Date"
            name="completionDate"
            type="date"
            max={latestDay()}
            defaultValue={completionDate}
          />
        </>
      ),
      rules: {
        studentName: (value) => validateStudentName(normalizeStudentName(value)),
        completionDate: (value) => validateCompletionDate(value, { latest: latestDay() }),
      },
    },
    isValid && {
      label: 'Withdraw certificate',
      name: 'admin-certificate-withdraw',
      body: { number, expected: revision },
      reason: 'required',
      effect: (
        <p>
          The certificate for {name} will no longer be valid. Its public page will say it was withdrawn, and{' '}
          {name} can't print it. You can restore it later.
        </p>
      ),
    },
    !isValid &&
      withdrawnBy === 'staff' && {
        label: 'Restore certificate',
        name: 'admin-certificate-restore',
        body: { number, expected: revision },
        reason: 'required',
        effect: (
          <p>
            The certificate for {name} becomes valid again as a new revision with the same number. Earlier
            copies stay invalid.
          </p>
        ),
      },
  ]
}

/** Today in the earliest time zone. */
const latestDay = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)

type CorrectionProps = { certificate: AdminCertificate; request: NonNullable<AdminCertificate['request']> }

/** The current and the requested details. */
const Correction = ({ certificate, request }: CorrectionProps) => (
  <dl className="grid text-sm">
    <DetailRow name="Current">
      {certificate.name}, {formatLongDate(certificate.completionDate)}
    </DetailRow>
    <DetailRow name="Requested">
      <span className="font-semibold">
        {request.studentName}, {formatLongDate(request.completionDate)}
      </span>
    </DetailRow>
    {request.note && (
      <DetailRow name="Message">
        <span className="whitespace-pre-line">{request.note}</span>
      </DetailRow>
    )}
  </dl>
)
