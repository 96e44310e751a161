import { formatLongDate } from '@course/content/site/format'
import { certificatePageCopy } from '@course/content/site/pages/certificate-page'
import { dateInTimeZone } from '@course/contract/account/profile'
import {
  type CertificateRequest,
  CORRECTION_NOTE_MAX_CHARACTERS,
  type CorrectionRequest,
  type IssuedCertificate,
  normalizeStudentName,
  validateCompletionDate,
  validateStudentName,
} from '@course/contract/certificates/certificates'
import { useState } from 'react'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { requestCorrection } from './requests.ts'

const { correction: copy, edit: editCopy } = certificatePageCopy

type LockedPanelProps = {
  issued: IssuedCertificate
  timeZone: string | undefined
  onUpdate: (issued: IssuedCertificate) => void
}

/** Replaces the edit panel when no corrections are left; offers to request one from staff. */
export function LockedPanel({ issued, timeZone, onUpdate }: LockedPanelProps) {
  const [isFormOpen, setFormOpen] = useState(false)
  if (isFormOpen)
    return (
      <CorrectionRequestForm
        issued={issued}
        timeZone={timeZone}
        onUpdate={onUpdate}
        onClose={() => setFormOpen(false)}
      />
    )
  const { certificate, request } = issued
  return (
    <Card id="edit-panel" className="grid gap-6 sm:grid-cols-2">
      <Field label={editCopy.name} disabled value={certificate.studentName} />
      <Field label={editCopy.date} disabled value={formatLongDate(certificate.completionDate)} />
      <div className="grid justify-items-start gap-4 text-sm text-muted sm:col-span-2">
        <p>{request ? requestText(request, timeZone) : copy.none}</p>
        <Button variant="secondary" size="small" onClick={() => setFormOpen(true)}>
          {request?.state === 'open' ? copy.change : copy.request}
        </Button>
      </div>
    </Card>
  )
}

function requestText(request: CorrectionRequest, timeZone: string | undefined) {
  const { state, requestedAt, decidedAt, studentName, completionDate, answer } = request
  const dayOf = (at: string) => formatLongDate(dateInTimeZone(new Date(at), timeZone))
  if (state === 'open') return copy.open(dayOf(requestedAt), studentName, formatLongDate(completionDate))
  const decidedOn = dayOf(decidedAt ?? requestedAt)
  return state === 'declined' ? copy.declined(decidedOn, answer) : copy.granted(decidedOn)
}

function CorrectionRequestForm(props: LockedPanelProps & { onClose: () => void }) {
  const { issued, timeZone, onUpdate, onClose } = props
  const { certificate, request } = issued
  const initial = request?.state === 'open' ? request : { ...certificate, note: '' }
  const latest = dateInTimeZone(new Date(), timeZone)
  const send = useMutation((values: CertificateRequest & { note: string }) => requestCorrection(values), {
    success: copy.sent,
    onSuccess(updated) {
      onUpdate(updated)
      onClose()
    },
  })
  return (
    <Card id="edit-panel">
      <h2 className="mb-5 text-2xl">{copy.request}</h2>
      <Form
        mutation={send}
        rules={{
          studentName: (typed) => validateStudentName(normalizeStudentName(typed)),
          completionDate: (date) => validateCompletionDate(date, { latest }),
        }}
        submitLabel={copy.send}
        onCancel={onClose}
        cancelVariant="quiet"
      >
        <div className="grid gap-6 sm:grid-cols-2">
          <Field
            label={editCopy.name}
            name="studentName"
            autoComplete="name"
            autoFocus
            defaultValue={initial.studentName}
          />
          <Field
            label={editCopy.date}
            name="completionDate"
            type="date"
            max={latest}
            defaultValue={initial.completionDate}
          />
          <TextArea
            label={copy.note}
            name="note"
            className="sm:col-span-2"
            maxLength={CORRECTION_NOTE_MAX_CHARACTERS}
            defaultValue={initial.note}
          />
        </div>
      </Form>
    </Card>
  )
}
