import type { QuizDetails, RegradePreview } from '@course/contract/admin/learning'
import { lessonNumberOf } from '@course/contract/lessons'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ActionDialog } from '../action-dialog.tsx'
import { callAdmin } from '../requests.ts'
import { Time } from '../time.tsx'
import { usePolling } from '../use-polling.ts'
import { attemptCount, regradePreviewText } from './regrade-text.ts'

/** Regrades all attempts after the answer key was corrected, with a preview first. */
export function RegradeSection({ quiz }: { quiz: QuizDetails }) {
  const { lessonId: lesson, regrade } = quiz
  const [preview, setPreview] = useState<RegradePreview>()
  const [problem, setProblem] = useState<string>()
  const [isPreviewing, setPreviewing] = useState(false)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { revalidate } = useRevalidator()
  const toast = useToast()
  usePolling(regrade?.doneAt === null)

  const loadPreview = async () => {
    if (isPreviewing) return
    setPreviewing(true)
    setProblem(undefined)
    try {
      setPreview(await callAdmin<RegradePreview>('admin-regrade-preview', { lesson }))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'An error occurred')
    }
    setPreviewing(false)
  }

  return (
    <Card className="grid justify-items-start gap-4 sm:p-6">
      <h3 className="text-lg">Regrade</h3>
      <p className="max-w-reading text-sm text-muted">
        After you fix an answer key, you can regrade earlier attempts. Scores only go up, so no one loses a
        pass. Preview the changes first.
      </p>
      {regrade && (
        <p role="status" className="text-sm">
          {regrade.doneAt === null ? (
            'Regrading in progress…'
          ) : (
            <>
              Last regraded <Time at={regrade.doneAt} />: {attemptCount(regrade.raised)} improved,{' '}
              {regrade.passed.toLocaleString('en-US')} of them now passed.
            </>
          )}
        </p>
      )}
      <div aria-live="polite">
        {preview && <p className="font-semibold">{regradePreviewText(preview)}</p>}
      </div>
      {problem && <Alert tone="error">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={isPreviewing} onClick={() => void loadPreview()}>
          Preview
        </Button>
        {preview && preview.raised > 0 && (
          <Button onClick={() => setDialogOpen(true)}>Regrade {attemptCount(preview.raised)}</Button>
        )}
      </div>
      {isDialogOpen && preview && (
        <ActionDialog
          title={`Regrade quiz ${lessonNumberOf(lesson)}`}
          name="admin-regrade"
          body={{ lesson, expected: preview.key }}
          confirmLabel={`Regrade ${attemptCount(preview.raised)}`}
          onClose={() => setDialogOpen(false)}
          onDone={() => {
            setDialogOpen(false)
            setPreview(undefined)
            toast('Regrading started')
            void revalidate()
          }}
        >
          <p>{regradePreviewText(preview)}</p>
          <p>Original scores are kept. This can't be undone.</p>
        </ActionDialog>
      )}
    </Card>
  )
}
