import { type Certificate, tidyStudentName } from '@course/contract/certificates'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useToast } from '../ui/toast.tsx'
import { issueCertificate, wordsOf } from './api.ts'
import { CertificateFrame } from './certificate-frame.tsx'
import { CertificateSheet } from './certificate-sheet.tsx'
import { CertificateTools } from './certificate-tools.tsx'
import { ContinueToFeedback } from './continue-to-feedback.tsx'
import { type Days, isFlawless, problemsOf } from './draft.ts'
import { EditPanel } from './edit-panel.tsx'
import { IssueDialog } from './issue-dialog.tsx'
import { useDraft } from './use-draft.ts'
import type { Purpose } from './use-taking.ts'

type ReadyCertificateProps = {
  customerId: string
  days: Days
  /** Called once, with what the server issued and what is to be done with it. */
  onIssued: (certificate: Certificate, purpose: Purpose) => void
}

/** Earned but not issued: name and date can be chosen. The first Print or Download issues it. */
export function ReadyCertificate({ customerId, days, onIssued }: ReadyCertificateProps) {
  const { draft, change, forgetDraft } = useDraft(customerId, days)
  const [isEditing, setEditing] = useState(false)
  const [showsProblems, setShowsProblems] = useState(false)
  const [purpose, setPurpose] = useState<Purpose>()
  const [isIssuing, setIssuing] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const toast = useToast()
  const problems = problemsOf(draft, days)

  /** Whether name and date can be printed; if not, the panel says why. */
  function check(): boolean {
    if (isFlawless(problems)) return true
    flushSync(() => {
      setEditing(true)
      setShowsProblems(true)
    })
    document.querySelector<HTMLElement>('#edit-panel [aria-invalid="true"]')?.focus()
    return false
  }

  async function issue(chosen: Purpose) {
    setIssuing(true)
    setRefusal(undefined)
    const studentName = tidyStudentName(draft.studentName)
    try {
      const certificate = await issueCertificate({ ...draft, studentName })
      if (certificate.studentName !== studentName || certificate.completionDate !== draft.completionDate) {
        toast('Your certificate was issued earlier, so it says what you chose then', 'error')
      }
      forgetDraft()
      onIssued(certificate, chosen)
    } catch (error) {
      console.warn('The certificate was not issued', error)
      setRefusal(wordsOf(error, 'The certificate was not issued. Check your connection, then try again.'))
      setIssuing(false)
    }
  }

  return (
    <>
      <CertificateFrame
        isPreview
        intro={
          draft.studentName
            ? 'You have finished the course. Print or download your certificate when it says what it should.'
            : 'You have finished the course. Choose Edit to put your name on your certificate.'
        }
        tools={
          <CertificateTools
            isEditing={isEditing}
            isDownloading={false}
            onEdit={() => setEditing(true)}
            onDone={() => check() && setEditing(false)}
            onTake={(chosen) => check() && setPurpose(chosen)}
          />
        }
        above={
          isEditing && (
            <EditPanel draft={draft} days={days} problems={showsProblems ? problems : {}} onChange={change} />
          )
        }
        sheet={
          <CertificateSheet
            studentName={tidyStudentName(draft.studentName)}
            completionDate={problems.completionDate ? undefined : draft.completionDate}
          />
        }
        next={<ContinueToFeedback />}
      />
      <div className="print:hidden">
        <IssueDialog
          purpose={purpose}
          draft={draft}
          isIssuing={isIssuing}
          problem={refusal}
          onIssue={issue}
          onClose={() => {
            setPurpose(undefined)
            setRefusal(undefined)
          }}
        />
      </div>
    </>
  )
}
