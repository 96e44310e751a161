import { certificatePageCopy as copy } from '@course/content/site/pages/certificate-page'
import { type MissingRequirements, normalizeStudentName } from '@course/contract/certificates/certificates'
import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Alert } from '../ui/alert.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { validateDraft } from './certificate-draft.ts'
import { CertificateFrame } from './certificate-frame.tsx'
import { CertificateSheet } from './certificate-sheet.tsx'
import { CertificateTools } from './certificate-tools.tsx'
import { ContinueToFeedback } from './continue-to-feedback.tsx'
import { EditPanel } from './edit-panel.tsx'
import { MissingCard } from './missing-card.tsx'
import { missingRequirementsText } from './missing-requirements-text.ts'
import { useDraft } from './use-draft.ts'
import { useEditPanel } from './use-edit-panel.ts'
import type { ExportKind } from './use-export.ts'

type UnfinishedCertificateProps = {
  user: User
  missing: MissingRequirements
  /** Fetches the state again; the course may have been finished in another window. */
  refresh: (kind: ExportKind) => Promise<void>
}

/** A preview with the missing requirements. The learner can already enter the name. */
export function UnfinishedCertificate({ user, missing, refresh }: UnfinishedCertificateProps) {
  const { value: draft, change } = useDraft(user)
  const editing = useEditPanel(validateDraft(draft))
  const [showsMissing, setShowsMissing] = useState(false)
  const check = useMutation(refresh, {
    onSuccess: () => setShowsMissing(true),
    onError: () => setShowsMissing(true),
  })
  return (
    <CertificateFrame
      badge={copy.preview}
      intro={copy.intro.unfinished}
      tools={
        <CertificateTools
          main={undefined}
          isEditing={editing.isEditing}
          busy={check.pendingInput}
          onEdit={editing.open}
          onDone={editing.close}
          onExport={check.run}
        />
      }
      above={
        <>
          {showsMissing && <Alert tone="error">{missingRequirementsText(missing)}</Alert>}
          {editing.isEditing && (
            <EditPanel
              draft={draft}
              dateHint={copy.edit.unfinished}
              problems={editing.shownProblems}
              onChange={change}
            />
          )}
          <MissingCard missing={missing} />
        </>
      }
      sheet={<CertificateSheet studentName={normalizeStudentName(draft.studentName)} />}
      below={
        <div className="flex flex-wrap gap-4">
          <ButtonLink to="/welcome" wide>
            {copy.missing.goToCourse}
          </ButtonLink>
          <ContinueToFeedback />
        </div>
      }
    />
  )
}
