import type { Certificate } from '@course/contract/certificates'
import { longDate } from '@course/contract/certificates'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import type { Days, Draft, DraftProblems } from './draft.ts'

type EditPanelProps = {
  draft: Draft
  days: Days
  problems: DraftProblems
  onChange: (draft: Draft) => void
}

/** What the certificate will say, while that can be chosen. */
export function EditPanel({ draft, days, problems, onChange }: EditPanelProps) {
  return (
    <Card id="edit-panel" className="grid gap-6 sm:grid-cols-2">
      <Field
        label="Student Name"
        autoComplete="name"
        value={draft.studentName}
        onChange={(event) => onChange({ ...draft, studentName: event.target.value })}
        error={problems.studentName}
        hint="As it should be printed, in your own letters."
      />
      <Field
        label="Completion Date"
        type="date"
        min={days.earliestDate}
        max={days.latestDate}
        value={draft.completionDate}
        onChange={(event) => onChange({ ...draft, completionDate: event.target.value })}
        error={problems.completionDate}
        hint={`You finished the course on ${longDate(days.earliestDate)}; that day or a later one.`}
      />
    </Card>
  )
}

/** The same panel once the certificate is issued: it shows what is fixed, and why. */
export function FixedPanel({ certificate, contact }: { certificate: Certificate; contact: string }) {
  return (
    <Card id="edit-panel" className="grid gap-6 sm:grid-cols-2">
      <Field label="Student Name" disabled value={certificate.studentName} />
      <Field label="Completion Date" disabled value={longDate(certificate.completionDate)} />
      <p className="text-sm text-muted sm:col-span-2">
        This certificate was issued on {longDate(certificate.issuedAt.slice(0, 10))}, and what it says is
        fixed. If it says something wrong, write to{' '}
        <a className="text-link" href={`mailto:${contact}`}>
          {contact}
        </a>
        .
      </p>
    </Card>
  )
}
