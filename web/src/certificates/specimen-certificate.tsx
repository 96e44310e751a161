import { certificatePageCopy as copy } from '@course/content/site/pages/certificate-page'
import { dateInTimeZone } from '@course/contract/account/profile'
import { useState } from 'react'
import { ErrorAlert } from '../ui/states.tsx'
import { type CertificateDraft, normalizeDraft, validateDraft } from './certificate-draft.ts'
import { CertificateFrame } from './certificate-frame.tsx'
import { CertificateSheet } from './certificate-sheet.tsx'
import { CertificateTools } from './certificate-tools.tsx'
import { ContinueToFeedback } from './continue-to-feedback.tsx'
import { EditPanel } from './edit-panel.tsx'
import { PaperChoice, usePaper } from './paper-choice.tsx'
import { fetchPdf } from './requests.ts'
import { useEditPanel } from './use-edit-panel.ts'
import { useExport } from './use-export.ts'

/** Shown to staff: a sample marked as a specimen, so that it cannot pass for a certificate. */
export function SpecimenCertificate({ userId }: { userId: string }) {
  const dates = { latest: dateInTimeZone(new Date()) }
  const [draft, setDraft] = useState<CertificateDraft>({
    studentName: copy.specimenName,
    completionDate: dates.latest,
  })
  const problems = validateDraft(draft, dates)
  const editing = useEditPanel(problems)
  const paperChoice = usePaper(userId)
  const { run, pendingInput, error } = useExport({
    prepare: async () => (editing.check() ? draft : undefined),
    fetchFile: () => fetchPdf(paperChoice.value, normalizeDraft(draft)),
    fileName: () => copy.specimenFileName,
    downloaded: copy.specimenDownloaded,
  })
  return (
    <CertificateFrame
      badge={copy.specimen}
      intro={copy.intro.specimen}
      tools={
        <CertificateTools
          main={editing.isEditing ? 'edit' : 'download'}
          isEditing={editing.isEditing}
          busy={pendingInput}
          onEdit={editing.open}
          onDone={() => editing.check() && editing.close()}
          onExport={run}
        />
      }
      above={
        <>
          <ErrorAlert error={error} />
          {editing.isEditing && (
            <EditPanel
              draft={draft}
              dates={dates}
              dateHint={copy.edit.specimen}
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
