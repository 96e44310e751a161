import type { QuizDetails, RegradePreview } from '@course/contract/admin/learning'
import { lessonNumberOf } from '@course/contract/lessons'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useToast } from '../../ui/status/toast.tsx'
import { ActionDialog } from '../action-dialog.tsx'
import { callAdmin } from '../requests.ts'
import { Time } from '../time.tsx'
import { usePolling } from '../use-polling.ts'
import { attemptCount, regradePreviewText } from './regrade-text.ts'

/** Grades all attempts at a quiz anew after its key was corrected: first without changing anything. */
export function RegradeSection({ quiz }: { quiz: QuizDetails }) {
  const { lessonId: lesson, regrade } = quiz
  const [trial, setTrial] = useState<RegradePreview>()
  const [problem, setProblem] = useState<string>()
  const [isTrying, setTrying] = useState(false)
  const [isRequested, setAsked] = useState(false)
  const { revalidate } = useRevalidator()
  const toast = useToast()
  usePolling(regrade?.doneAt === null)

  const attempt = async () => {
    if (isTrying) return
    setTrying(true)
    setProblem(undefined)
    try {
      setTrial(await callAdmin<RegradePreview>('admin-regrade-preview', { lesson }))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'An error occurred')
    }
    setTrying(false)
  }

  return (
    <Card className="grid justify-items-start gap-4 sm:p-6">
      <h3 className="text-lg">Regrade</h3>
      <p className="max-w-reading text-sm text-muted">
        After you fix an answer key, you can regrade earlier attempts. Scores only go up, so nobody loses a
        pass. Preview the changes first.
      </p>
      {regrade && (
        <p role="status" className="text-sm">
          {regrade.doneAt === null ? (
            'Regrading is under way…'
          ) : (
            <>
              Last regraded <Time at={regrade.doneAt} />: {attemptCount(regrade.raised)} with a better score,{' '}
              {regrade.passed.toLocaleString('en-US')} of them now passed.
            </>
          )}
        </p>
      )}
      <div aria-live="polite">{trial && <p className="font-semibold">{regradePreviewText(trial)}</p>}</div>
      {problem && <Alert tone="error">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={isTrying} onClick={() => void attempt()}>
          Preview
        </Button>
        {trial && trial.raised > 0 && (
          <Button onClick={() => setAsked(true)}>Regrade {attemptCount(trial.raised)}</Button>
        )}
      </div>
      {isRequested && trial && (
        <ActionDialog
          title={`Regrade quiz ${lessonNumberOf(lesson)}`}
          name="admin-regrade"
          body={{ lesson, expected: trial.key }}
          confirm={`Regrade ${attemptCount(trial.raised)}`}
          onClose={() => setAsked(false)}
          onDone={() => {
            setAsked(false)
            setTrial(undefined)
            toast('Regrading started')
            void revalidate()
          }}
        >
          <p>{regradePreviewText(trial)}</p>
          <p>Original scores are kept. This can't be undone.</p>
        </ActionDialog>
      )}
    </Card>
  )
}
