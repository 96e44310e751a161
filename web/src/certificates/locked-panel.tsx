import { dateInTimeZone } from '@course/contract/account/profile'
import {
  CORRECTION_NOTE_MAX_CHARACTERS,
  type CorrectionRequest,
  formatLongDate,
  type IssuedCertificate,
  normalizeStudentName,
  validateCompletionDate,
  validateStudentName,
} from '@course/contract/certificates/certificates'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { useToast } from '../ui/toast.tsx'
import { errorMessage, requestCorrection } from './requests.ts'

type LockedPanelProps = {
  issued: IssuedCertificate
  timeZone: string | undefined
  onUpdate: (issued: IssuedCertificate) => void
}

/** Replaces the edit panel when no corrections are left; offers to request one from staff. */
export function LockedPanel({ issued, timeZone, onUpdate }: LockedPanelProps) {
  const [isFormOpen, setFormOpen] = useState(false)
  const toast = useToast()
  if (isFormOpen)
    return (
      <CorrectionRequestForm
        issued={issued}
        timeZone={timeZone}
        onClose={() => setFormOpen(false)}
        onRequested={(updated) => {
          onUpdate(updated)
          setFormOpen(false)
          toast('Correction requested')
        }}
      />
    )
  const { certificate, request } = issued
  return (
    <Card id="edit-panel" className="grid gap-6 sm:grid-cols-2">
      <Field label="Student Name" disabled value={certificate.studentName} />
      <Field label="Completion Date" disabled value={formatLongDate(certificate.completionDate)} />
      <div className="grid justify-items-start gap-4 text-sm text-muted sm:col-span-2">
        <p>{request ? requestText(request, timeZone) : "You've used all your corrections."}</p>
        <Button variant="secondary" size="small" onClick={() => setFormOpen(true)}>
          {request?.state === 'open' ? 'Change request' : 'Request a correction'}
        </Button>
      </div>
    </Card>
  )
}

function requestText(request: CorrectionRequest, timeZone: string | undefined) {
  const { state, requestedAt, decidedAt, studentName, completionDate, answer } = request
  const dateText = (at: string) => formatLongDate(dateInTimeZone(new Date(at), timeZone))
  if (state === 'open')
    return `On ${dateText(requestedAt)} you asked us to change it to “${studentName},” completed on ${formatLongDate(completionDate)}. We'll email you our decision.`
  if (state === 'declined')
    return `Your correction request was declined on ${dateText(decidedAt ?? requestedAt)}: ${answer}`
  return `Your certificate was corrected on ${dateText(decidedAt ?? requestedAt)}, as you requested.`
}

type CorrectionRequestFormProps = {
  issued: IssuedCertificate
  timeZone: string | undefined
  onRequested: (updated: IssuedCertificate) => void
  onClose: () => void
}

function CorrectionRequestForm({
  issued: { certificate, request },
  timeZone,
  onRequested,
  onClose,
}: CorrectionRequestFormProps) {
  const initial = request?.state === 'open' ? request : { ...certificate, note: '' }
  const [studentName, setName] = useState(initial.studentName)
  const [completionDate, setDate] = useState(initial.completionDate)
  const [note, setNote] = useState(initial.note)
  const [problems, setProblems] = useState<{ name?: string; date?: string }>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const latest = dateInTimeZone(new Date(), timeZone)

  async function submit() {
    const name = validateStudentName(normalizeStudentName(studentName))
    const date = validateCompletionDate(completionDate, { latest })
    flushSync(() => {
      setProblems({ name, date })
      setFailure(undefined)
    })
    if (name || date) {
      document.querySelector<HTMLElement>('#edit-panel [aria-invalid="true"]')?.focus()
      return
    }
    setBusy(true)
    try {
      onRequested(await requestCorrection({ studentName, completionDate, note }))
    } catch (error) {
      setFailure(errorMessage(error, "We couldn't send your request. Check your connection and try again."))
      setBusy(false)
    }
  }

  return (
    <Card id="edit-panel">
      <h2 className="text-2xl">Request a correction</h2>
      <form
        noValidate
        className="mt-5 grid gap-6 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void submit()
        }}
      >
        <Field
          label="Student Name"
          autoComplete="name"
          autoFocus
          value={studentName}
          readOnly={isBusy}
          error={problems.name}
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          label="Completion Date"
          type="date"
          max={latest}
          value={completionDate}
          readOnly={isBusy}
          error={problems.date}
          onChange={(event) => setDate(event.target.value)}
        />
        <TextArea
          label="What's wrong? (optional)"
          className="sm:col-span-2"
          rows={3}
          maxLength={CORRECTION_NOTE_MAX_CHARACTERS}
          value={note}
          readOnly={isBusy}
          onChange={(event) => setNote(event.target.value)}
        />
        {failure && (
          <div className="sm:col-span-2">
            <Alert tone="error">{failure}</Alert>
          </div>
        )}
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit" busy={isBusy}>
            Send request
          </Button>
          <Button variant="quiet" onClick={() => !isBusy && onClose()}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  )
}
