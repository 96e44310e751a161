import { longDate, tidyStudentName } from '@course/contract/certificates'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { Draft } from './draft.ts'
import type { Purpose } from './use-taking.ts'

const acts: Readonly<Record<Purpose, string>> = {
  print: 'Issue and print',
  download: 'Issue and download',
}

type IssueDialogProps = {
  /** Open while there is one. */
  purpose: Purpose | undefined
  draft: Draft
  isIssuing: boolean
  problem: string | undefined
  onIssue: (purpose: Purpose) => void
  onClose: () => void
}

/** Asks once, since nothing can be changed afterwards. */
export function IssueDialog({ purpose, draft, isIssuing, problem, onIssue, onClose }: IssueDialogProps) {
  return (
    <Dialog
      isOpen={purpose !== undefined}
      title="Issue your certificate?"
      onClose={onClose}
      actions={
        purpose && (
          <>
            <Button variant="secondary" disabled={isIssuing} onClick={onClose}>
              Not yet
            </Button>
            <Button busy={isIssuing} onClick={() => onIssue(purpose)}>
              {isIssuing ? 'Issuing…' : acts[purpose]}
            </Button>
          </>
        )
      }
    >
      <p>It is issued once. From then on its name and date are fixed:</p>
      <p className="mt-4 font-display text-xl text-ink" dir="auto">
        {tidyStudentName(draft.studentName)}
      </p>
      <p className="text-ink">Completed on {draft.completionDate && longDate(draft.completionDate)}</p>
      {problem && (
        <Alert tone="error" className="mt-4">
          {problem}
        </Alert>
      )}
    </Dialog>
  )
}
