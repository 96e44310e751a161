import { totalLessons } from '@course/contract/lessons'
import type { CustomerAttempt, CustomerHead } from '@course/contract/office/customers'
import { mayDo, type StaffRole } from '@course/contract/office/office'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { useToast } from '../../ui/status/toast.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { Time } from '../time.tsx'

const acts = {
  aside: { label: 'Set attempt aside', name: 'office-attempt-aside', done: 'The attempt was set aside' },
  pass: { label: 'Count as passed', name: 'office-attempt-pass', done: 'The attempt counts as passed' },
  grade: { label: 'Count as graded', name: 'office-attempt-grade', done: 'The attempt counts as graded' },
} as const
type Act = keyof typeof acts

/** What can be decided about an attempt: whatever it does not count as now. */
function actsFor({ verdict, isPassed }: CustomerAttempt): Act[] {
  if (verdict !== null) return ['grade']
  return isPassed ? ['aside'] : ['aside', 'pass']
}

type AttemptProps = { attempt: CustomerAttempt; head: CustomerHead; role: StaffRole }

export function Attempt({ attempt, head, role }: AttemptProps) {
  const [open, setOpen] = useState<Act>()
  const { answers, verdict } = attempt
  return (
    <details className="rounded-md border border-hairline bg-surface px-4">
      <summary className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
        <span className={classNames('font-semibold', verdict === 'aside' && 'line-through')}>
          Quiz {attempt.lesson}
        </span>
        <span className={classNames('tabular', verdict === 'aside' && 'line-through')}>
          {attempt.score} of {attempt.total} right
          {attempt.firstScore !== null && ` (${attempt.firstScore} before grading anew)`}
        </span>
        <Verdict attempt={attempt} />
        <span className="text-xs text-muted">
          <Time at={attempt.at} />
        </span>
      </summary>
      <ol className="grid list-decimal gap-3 py-3 pl-6 text-sm">
        {answers.map(({ question, chosen, right, isRight }) => (
          <li key={question}>
            <p className="font-medium">{question}</p>
            <p>
              {isRight ? '✓ Right: ' : '✗ Wrong: '}
              {chosen}
            </p>
            {!isRight && <p className="text-muted">Right is: {right}</p>}
          </li>
        ))}
      </ol>
      {mayDo(role, 'learning') && !head.isProtected && (
        <div className="flex flex-wrap gap-2 pb-4">
          {actsFor(attempt).map((act) => (
            <Button key={act} variant="secondary" size="small" onClick={() => setOpen(act)}>
              {acts[act].label}
            </Button>
          ))}
        </div>
      )}
      {open && <Decide act={open} attempt={attempt} head={head} onClose={() => setOpen(undefined)} />}
    </details>
  )
}

function Verdict({ attempt: { verdict, isPassed } }: { attempt: CustomerAttempt }) {
  if (verdict === 'aside') return <Badge>Set aside</Badge>
  if (verdict === 'passed') return <Badge tone="success">✓ Counts as passed</Badge>
  return <Badge tone={isPassed ? 'success' : 'neutral'}>{isPassed ? '✓ Passed' : 'Not passed'}</Badge>
}

type DecideProps = { act: Act; attempt: CustomerAttempt; head: CustomerHead; onClose: () => void }

function Decide({ act, attempt, head, onClose }: DecideProps) {
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const { label, name, done } = acts[act]
  return (
    <ActDialog
      title={label}
      name={name}
      body={{ id: head.id, attemptId: attempt.id, expected: attempt.verdict }}
      confirm={label}
      onClose={onClose}
      onDone={() => {
        onClose()
        toast(done)
        void revalidate()
      }}
    >
      <p>{followsFrom(act, attempt)}</p>
    </ActDialog>
  )
}

function followsFrom(act: Act, { lesson, score, total, isPassed }: CustomerAttempt): string {
  const next = lesson < totalLessons ? `lesson ${lesson + 1}` : 'the certificate'
  const closes = `Unless another attempt at quiz ${lesson} has passed, ${next} closes until one does. Progress, and a certificate that was issued, stay.`
  if (act === 'pass')
    return `${score} of ${total} right stays on record, and quiz ${lesson} counts as passed: ${next} opens. This can be taken back.`
  if (act === 'aside')
    return `The attempt stays here with its answers and counts for nothing. ${isPassed ? closes : ''} This can be taken back.`
  return `The attempt counts by its score again: ${score} of ${total}, ${isPassed ? 'passed' : `not passed. ${closes}`}`
}
