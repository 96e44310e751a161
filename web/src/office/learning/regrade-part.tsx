import { lessonNumberOf } from '@course/contract/lessons'
import type { OneQuiz, RegradeTrial } from '@course/contract/office/learning'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useToast } from '../../ui/status/toast.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { askOffice } from '../calls.ts'
import { Time } from '../time.tsx'
import { useLooks } from '../use-looks.ts'
import { attemptCount, trialSentence } from './regrade-words.ts'

/** Grades all attempts at a quiz anew after its key was corrected: first without changing anything. */
export function RegradePart({ quiz }: { quiz: OneQuiz }) {
  const { lessonId: lesson, regrade } = quiz
  const [trial, setTrial] = useState<RegradeTrial>()
  const [problem, setProblem] = useState<string>()
  const [isTrying, setTrying] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { revalidate } = useRevalidator()
  const toast = useToast()
  useLooks(regrade?.doneAt === null)

  const attempt = async () => {
    if (isTrying) return
    setTrying(true)
    setProblem(undefined)
    try {
      setTrial(await askOffice<RegradeTrial>('office-regrade-try', { lesson }))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'An error occurred')
    }
    setTrying(false)
  }

  return (
    <Card className="grid justify-items-start gap-4 sm:p-6">
      <h3 className="text-lg">Regrade</h3>
      <p className="max-w-reading text-sm text-muted">
        After a key was corrected in the course’s files, attempts of before can be graded by the new one.
        Scores only rise: nobody loses a pass. Try it first; that changes nothing.
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
      <div aria-live="polite">{trial && <p className="font-semibold">{trialSentence(trial)}</p>}</div>
      {problem && <Alert tone="error">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={isTrying} onClick={() => void attempt()}>
          Try regrading
        </Button>
        {trial && trial.raised > 0 && (
          <Button onClick={() => setAsked(true)}>Regrade {attemptCount(trial.raised)}</Button>
        )}
      </div>
      {isAsked && trial && (
        <ActDialog
          title={`Regrade quiz ${lessonNumberOf(lesson)}`}
          name="office-regrade"
          body={{ lesson, expected: trial.key }}
          confirm={`Regrade ${attemptCount(trial.raised)}`}
          onClose={() => setAsked(false)}
          onDone={() => {
            setAsked(false)
            setTrial(undefined)
            toast('Regrading has begun')
            void revalidate()
          }}
        >
          <p>{trialSentence(trial)}</p>
          <p>The score of before is kept beside the new one. Regrading cannot be taken back.</p>
        </ActDialog>
      )}
    </Card>
  )
}
