import { formatLongDate } from '@course/content/site/format'
import { certificatePageCopy } from '@course/content/site/pages/certificate-page'
import { dateInTimeZone } from '@course/contract/account/profile'
import type { DateRange, RemainingCorrections } from '@course/contract/certificates/certificates'
import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import type { CertificateDraft, DraftProblems } from './certificate-draft.ts'

const { edit: copy } = certificatePageCopy

type EditPanelProps = {
  draft: CertificateDraft
  /** Allowed dates; undefined before the course is finished. */
  dates?: DateRange
  dateHint: string
  problems: DraftProblems
  /** While saving, because changes would be lost. */
  isReadOnly?: boolean
  onChange: (draft: CertificateDraft) => void
  /** Below both fields. */
  children?: ReactNode
}

export function EditPanel({
  draft,
  dates,
  dateHint,
  problems,
  isReadOnly,
  onChange,
  children,
}: EditPanelProps) {
  return (
    <Card id="edit-panel" className="grid gap-6 sm:grid-cols-2">
      <Field
        label={copy.name}
        autoComplete="name"
        value={draft.studentName}
        readOnly={isReadOnly}
        onChange={(event) => onChange({ ...draft, studentName: event.target.value })}
        error={problems.studentName}
        hint={copy.nameHint}
      />
      <Field
        label={copy.date}
        type="date"
        disabled={!dates}
        min={dates?.earliest}
        max={dates?.latest}
        value={draft.completionDate}
        readOnly={isReadOnly}
        onChange={(event) => onChange({ ...draft, completionDate: event.target.value })}
        error={problems.completionDate}
        hint={dateHint}
      />
      {children && <div className="text-sm text-muted sm:col-span-2">{children}</div>}
    </Card>
  )
}

/** Asks only for the name, when nothing else is missing. */
export const NameCard = ({ name, onChange }: { name: string; onChange: (name: string) => void }) => (
  <Card>
    <Field
      label={copy.name}
      autoComplete="name"
      value={name}
      onChange={(event) => onChange(event.target.value)}
      hint={copy.nameHint}
      className="max-w-narrow"
    />
  </Card>
)

type CorrectionsLeftProps = { corrections: RemainingCorrections; timeZone: string | undefined }

export function CorrectionsLeft({ corrections, timeZone }: CorrectionsLeftProps) {
  return (
    <p>
      {copy.correctionsLeft(
        corrections.left,
        formatLongDate(dateInTimeZone(new Date(corrections.until), timeZone)),
      )}
    </p>
  )
}
