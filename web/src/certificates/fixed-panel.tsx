import { dayIn } from '@course/contract/account/profile'
import {
  CORRECTION_NOTE_MAX_CHARACTERS,
  type CorrectionAsked,
  completionDateProblem,
  formatLongDate,
  type IssuedCertificate,
  normalizeStudentName,
  studentNameProblem,
} from '@course/contract/certificates/certificates'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field, TextArea } from '../ui/field.tsx'
import { useToast } from '../ui/status/toast.tsx'
import { askCorrection, errorMessage } from './api.ts'

type FixedPanelProps = { issued: IssuedCertificate; onKnown: (known: IssuedCertificate) => void }

/** The panel when nothing can be corrected here any more: it shows what is fixed, and asks staff for a correction. */
export function FixedPanel({ issued, onKnown }: FixedPanelProps) {
  const [isAsking, setAsking] = useState(false)
  const toast = useToast()
  if (isAsking)
    return (
      <AskForm
        issued={issued}
        onClose={() => setAsking(false)}
        onAsked={(known) => {
          onKnown(known)
          setAsking(false)
          toast('You asked for a correction')
        }}
      />
    )
  const { certificate, request } = issued
  return (
    <Card id="edit-panel" className="grid gap-6 sm:grid-cols-2">
      <Field label="Student Name" disabled value={certificate.studentName} />
      <Field label="Completion Date" disabled value={formatLongDate(certificate.completionDate)} />
      <div className="grid justify-items-start gap-4 text-sm text-muted sm:col-span-2">
        <p>{request ? requestText(request) : 'This certificate can no longer be corrected here.'}</p>
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          {request?.state === 'open' ? 'Ask for something else' : 'Ask for a correction'}
        </Button>
      </div>
    </Card>
  )
}

function requestText({ state, askedAt, decidedAt, studentName, completionDate, answer }: CorrectionAsked) {
  const day = (moment: string) => formatLongDate(dayIn(new Date(moment)))
  if (state === 'open')
    return `On ${day(askedAt)} you asked that it should say “${studentName}”, completed on ${formatLongDate(completionDate)}. You get a mail when somebody has decided.`
  if (state === 'declined')
    return `The correction you asked for was declined on ${day(decidedAt ?? askedAt)}: ${answer}`
  return `It was corrected on ${day(decidedAt ?? askedAt)}, as you asked.`
}

type AskFormProps = {
  issued: IssuedCertificate
  onAsked: (known: IssuedCertificate) => void
  onClose: () => void
}

function AskForm({ issued: { certificate, request }, onAsked, onClose }: AskFormProps) {
  const known = request?.state === 'open' ? request : { ...certificate, note: '' }
  const [studentName, setName] = useState(known.studentName)
  const [completionDate, setDate] = useState(known.completionDate)
  const [note, setNote] = useState(known.note)
  const [problems, setProblems] = useState<{ name?: string; date?: string }>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const latest = dayIn(new Date())

  async function submit() {
    const name = studentNameProblem(normalizeStudentName(studentName))
    const date = completionDateProblem(completionDate, { latest })
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
      onAsked(await askCorrection({ studentName, completionDate, note }))
    } catch (error) {
      setFailure(errorMessage(error, 'This did not arrive. Check your connection, then try again.'))
      setBusy(false)
    }
  }

  return (
    <Card id="edit-panel">
      <h2 className="text-2xl">Ask for a correction</h2>
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
          label="What is wrong (optional)"
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
            Ask for a correction
          </Button>
          <Button variant="quiet" onClick={() => !isBusy && onClose()}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  )
}
