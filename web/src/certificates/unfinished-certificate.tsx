import { parseProfile } from '@course/contract/account/profile'
import {
  type CertificateState,
  type MissingRequirements,
  normalizeStudentName,
} from '@course/contract/certificates/certificates'
import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { CertificateFrame } from './certificate-frame.tsx'
import { CertificateSheet } from './certificate-sheet.tsx'
import { CertificateTools } from './certificate-tools.tsx'
import { ContinueToFeedback } from './continue-to-feedback.tsx'
import { validateDraft } from './draft.ts'
import { EditPanel } from './edit-panel.tsx'
import { MissingCard } from './missing-card.tsx'
import { missingRequirementsText } from './missing-requirements-text.ts'
import { useStoredDraft } from './use-draft.ts'
import { useEditing } from './use-editing.ts'
import type { ExportKind } from './use-export.ts'

type UnfinishedCertificateProps = {
  user: User
  missing: MissingRequirements
  /** Fetches the state again; the course may have been finished in another window. */
  refresh: () => Promise<CertificateState>
}

/** A preview with the missing requirements. The learner can already enter the name. */
export function UnfinishedCertificate({ user, missing, refresh }: UnfinishedCertificateProps) {
  const { draft, change } = useStoredDraft(user.id, {
    studentName: parseProfile(user.user_metadata).name ?? '',
    completionDate: '',
  })
  const editing = useEditing(validateDraft(draft))
  const [busy, setBusy] = useState<ExportKind>()
  const [showsMissing, setShowsMissing] = useState(false)

  async function showMissing(kind: ExportKind) {
    setBusy(kind)
    try {
      if ((await refresh()).state !== 'unfinished') return
    } catch (error) {
      console.warn('Could not fetch the certificate again', error)
    }
    setBusy(undefined)
    setShowsMissing(true)
  }

  return (
    <CertificateFrame
      badge="Preview"
      intro="This is a preview. Complete every lesson and pass every quiz to get your certificate."
      tools={
        <CertificateTools
          isEditing={editing.isEditing}
          busy={busy}
          onEdit={editing.open}
          onDone={editing.close}
          onExport={showMissing}
        />
      }
      above={
        <>
          {showsMissing && <Alert tone="error">{missingRequirementsText(missing)}</Alert>}
          {editing.isEditing && (
            <EditPanel
              draft={draft}
              dateHint="You can choose it when you finish the course."
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
            Go to your course
          </ButtonLink>
          <ContinueToFeedback />
        </div>
      }
    />
  )
}
