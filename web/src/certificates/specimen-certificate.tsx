import { dateInTimeZone } from '@course/contract/account/profile'
import { useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { CertificateFrame } from './certificate-frame.tsx'
import { CertificateSheet } from './certificate-sheet.tsx'
import { CertificateTools } from './certificate-tools.tsx'
import { ContinueToFeedback } from './continue-to-feedback.tsx'
import { type Draft, normalizeDraft, validateDraft } from './draft.ts'
import { EditPanel } from './edit-panel.tsx'
import { PaperChoice, usePaper } from './paper-choice.tsx'
import { fetchPdf } from './requests.ts'
import { useEditing } from './use-editing.ts'
import { useExport } from './use-export.ts'

/** Shown to staff: a sample marked as a specimen, so that it cannot pass for a certificate. */
export function SpecimenCertificate({ userId }: { userId: string }) {
  const dates = { latest: dateInTimeZone(new Date()) }
  const [draft, setDraft] = useState<Draft>({ studentName: 'Student Name', completionDate: dates.latest })
  const problems = validateDraft(draft, dates)
  const editing = useEditing(problems)
  const paperChoice = usePaper(userId)
  const { busy, problem, run } = useExport({
    prepare: async () => (editing.check() ? draft : undefined),
    fetchFile: () => fetchPdf(paperChoice.paper, normalizeDraft(draft)),
    fileName: () => 'Specimen of a certificate.pdf',
    done: 'Specimen downloaded',
  })
  return (
    <CertificateFrame
      badge="Specimen"
      intro="This is what learners get when they finish the course. Yours is a specimen without a number."
      tools={
        <CertificateTools
          isEditing={editing.isEditing}
          busy={busy}
          onEdit={editing.open}
          onDone={() => editing.check() && editing.close()}
          onExport={run}
        />
      }
      above={
        <>
          {problem && <Alert tone="error">{problem}</Alert>}
          {editing.isEditing && (
            <EditPanel
              draft={draft}
              dates={dates}
              dateHint="Learners choose the day they finished the course, or a later one."
              problems={editing.shownProblems}
              onChange={setDraft}
            />
          )}
        </>
      }
      sheet={
        <CertificateSheet
          kind="specimen"
          studentName={normalizeDraft(draft).studentName}
          completionDate={problems.completionDate ? undefined : draft.completionDate}
        />
      }
      below={
        <>
          <PaperChoice {...paperChoice} />
          <ContinueToFeedback />
        </>
      }
    />
  )
}
