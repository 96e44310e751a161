import { formatLongDate } from '@course/content/site/format'
import { certificatePageCopy as copy } from '@course/content/site/pages/certificate-page'
import { dateInTimeZone, type Profile, parseProfile } from '@course/contract/account/profile'
import type { CertificateState } from '@course/contract/certificates/certificates'
import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useUnsavedChangesPrompt } from '../app/saving/unsaved-changes.ts'
import { Button } from '../ui/button.tsx'
import { ErrorAlert } from '../ui/states.tsx'
import { useToast } from '../ui/toast.tsx'
import { type CertificateDraft, isSame, normalizeDraft, validateDraft } from './certificate-draft.ts'
import { CertificateFrame } from './certificate-frame.tsx'
import { CertificateSheet } from './certificate-sheet.tsx'
import { CertificateTools } from './certificate-tools.tsx'
import { completionDates } from './completion-dates.ts'
import { ContinueToFeedback } from './continue-to-feedback.tsx'
import { CorrectionsLeft, EditPanel, NameCard } from './edit-panel.tsx'
import { HoursCard } from './hours-card.tsx'
import { LockedPanel } from './locked-panel.tsx'
import { PaperChoice, usePaper } from './paper-choice.tsx'
import { PublicPageCard } from './public-page-card.tsx'
import { correctCertificate, fetchPdf, issueCertificate, markDownloaded } from './requests.ts'
import { ShareCard } from './share-card.tsx'
import { useDraft } from './use-draft.ts'
import { useEditPanel } from './use-edit-panel.ts'
import { useExport } from './use-export.ts'

type Earned = Extract<CertificateState, { state: 'ready' | 'issued' }>

type EarnedCertificateProps = { user: User; certificate: Earned; onUpdate: (certificate: Earned) => void }

/** The first Print or Download issues the certificate; afterwards Edit corrects it. */
export function EarnedCertificate({ user, certificate, onUpdate }: EarnedCertificateProps) {
  const toast = useToast()
  const profile = parseProfile(user.user_metadata)
  const dates = completionDates(certificate.finishedAt, profile.timeZone)
  const issued = certificate.state === 'issued' ? certificate : undefined
  const stored = useDraft(user, dates)
  const [asksName, setAsksName] = useState(!normalizeDraft(stored.value).studentName)
  const [correction, setCorrection] = useState<CertificateDraft>()
  const draft = issued ? (correction ?? issued.certificate) : stored.value
  const hasCorrection = issued !== undefined && !isSame(draft, issued.certificate)
  // An issued date stays valid, even if it is outside the range in this time zone.
  const hasIssuedDate = draft.completionDate === issued?.certificate.completionDate
  const problems = validateDraft(draft, hasIssuedDate ? undefined : dates)
  const editing = useEditPanel(hasCorrection || !issued ? problems : {})
  useUnsavedChangesPrompt(hasCorrection)

  /** Issues the certificate or its next revision, unless nothing changed. */
  async function save(): Promise<CertificateDraft | undefined> {
    if (!editing.check()) return undefined
    if (issued && !hasCorrection) return issued.certificate
    const { studentName, completionDate } = normalizeDraft(draft)
    const request = { studentName, completionDate }
    const response = issued
      ? await correctCertificate({ ...request, revision: issued.certificate.revision })
      : await issueCertificate(request)
    if (!isSame(response.certificate, draft)) {
      toast(copy.differs, 'error')
    }
    stored.remove()
    // Render before printing, which prints the screen.
    flushSync(() => {
      onUpdate(response)
      setCorrection(undefined)
      editing.close()
    })
    return response.certificate
  }

  const paperChoice = usePaper(user.id)
  const { run, isPending, pendingInput, error } = useExport({
    prepare: save,
    async fetchFile() {
      await markDownloaded({ id: user.id, email: user.email ?? '' })
      return fetchPdf(paperChoice.value)
    },
    downloaded: copy.downloaded,
  })

  function done() {
    if (hasCorrection) void run('save')
    else if (editing.check()) {
      editing.close()
      setAsksName(false)
    }
  }

  const studentName = normalizeDraft(draft).studentName
  const isNameless = !issued && !studentName

  return (
    <CertificateFrame
      badge={issued ? undefined : isNameless ? copy.addName : copy.preview}
      intro={introFor(certificate, draft, profile)}
      tools={
        <CertificateTools
          main={editing.isEditing ? 'edit' : 'download'}
          isEditing={editing.isEditing}
          busy={pendingInput}
          onEdit={editing.open}
          onDone={done}
          onExport={run}
        />
      }
      above={
        <>
          <ErrorAlert error={error} />
          {asksName && !issued && !editing.isEditing && (
            <NameCard
              name={draft.studentName}
              onChange={(studentName) => stored.change({ ...draft, studentName })}
            />
          )}
          {editing.isEditing &&
            (issued && issued.corrections.left === 0 ? (
              <LockedPanel issued={issued} timeZone={profile.timeZone} onUpdate={onUpdate} />
            ) : (
              <EditPanel
                draft={draft}
                dates={dates}
                dateHint={copy.edit.finished(formatLongDate(dates.earliest))}
                problems={editing.shownProblems}
                isReadOnly={isPending}
                onChange={issued ? setCorrection : stored.change}
              >
                {issued && (
                  <>
                    <CorrectionsLeft corrections={issued.corrections} timeZone={profile.timeZone} />
                    {hasCorrection && (
                      <Button
                        variant="quiet"
                        size="small"
                        className="mt-3 -ml-4"
                        onClick={() => {
                          setCorrection(undefined)
                          // Move focus, because this button is removed.
                          document.querySelector<HTMLElement>('#edit-panel input')?.focus()
                        }}
                      >
                        {copy.edit.discard}
                      </Button>
                    )}
                  </>
                )}
              </EditPanel>
            ))}
        </>
      }
      sheet={
        <CertificateSheet
          kind={sheetKind()}
          studentName={studentName}
          completionDate={problems.completionDate ? undefined : draft.completionDate}
        />
      }
      below={
        <>
          <PaperChoice {...paperChoice} />
          {issued ? <PublicPageCard issued={issued} onUpdate={onUpdate} /> : <PublicPageNotice />}
          {issued && <ShareCard issued={issued} />}
          <HoursCard />
          <ContinueToFeedback />
        </>
      }
    />
  )

  function sheetKind() {
    if (issued && !hasCorrection) return { ...issued, ...issued.certificate }
    return isNameless ? 'nameless' : 'preview'
  }
}

/** Shown before the certificate is issued, while the learner can still decide against it. */
const PublicPageNotice = () => (
  <p className="mb-8 max-w-reading text-sm text-muted">{copy.publicPage.notice}</p>
)

function introFor(earned: Earned, { studentName }: CertificateDraft, { timeZone }: Profile): string {
  if (earned.state === 'issued') {
    const day = formatLongDate(dateInTimeZone(new Date(earned.certificate.issuedAt), timeZone))
    return earned.certificate.revision === 1 ? copy.intro.issued(day) : copy.intro.corrected(day)
  }
  return studentName ? copy.intro.ready : copy.intro.nameless
}
