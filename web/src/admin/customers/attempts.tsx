import { hasPermission, type StaffRole } from '@course/contract/admin/admin'
import type { CustomerAttempt, CustomerDetails } from '@course/contract/admin/customers'
import { totalLessons } from '@course/contract/lessons'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Badge } from '../../ui/status/badge.tsx'
import { useToast } from '../../ui/status/toast.tsx'
import { ActionDialog } from '../action-dialog.tsx'
import { Time } from '../time.tsx'

const actions = {
  aside: { label: 'Exclude attempt', name: 'admin-attempt-exclude', done: 'Attempt excluded' },
  pass: { label: 'Mark as passed', name: 'admin-attempt-pass', done: 'Attempt marked as passed' },
  grade: { label: 'Use original score', name: 'admin-attempt-restore', done: 'Original score restored' },
} as const
type AttemptAction = keyof typeof actions

/** What can be decided about an attempt: whatever it does not count as now. */
function actionsFor({ gradeOverride, isPassed }: CustomerAttempt): AttemptAction[] {
  if (gradeOverride !== null) return ['grade']
  return isPassed ? ['aside'] : ['aside', 'pass']
}

type AttemptProps = { attempt: CustomerAttempt; customer: CustomerDetails; role: StaffRole }

export function Attempt({ attempt, customer, role }: AttemptProps) {
  const [open, setOpen] = useState<AttemptAction>()
  const { answers, gradeOverride } = attempt
  return (
    <details className="rounded-md border border-hairline bg-surface px-4">
      <summary className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
        <span className={classNames('font-semibold', gradeOverride === 'aside' && 'line-through')}>
          Quiz {attempt.lesson}
        </span>
        <span className={classNames('tabular', gradeOverride === 'aside' && 'line-through')}>
          {attempt.score} of {attempt.total} right
          {attempt.firstScore !== null && ` (${attempt.firstScore} before regrading)`}
        </span>
        <GradeOverrideBadge attempt={attempt} />
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
            {!isRight && <p className="text-muted">Correct answer: {right}</p>}
          </li>
        ))}
      </ol>
      {hasPermission(role, 'learning') && !customer.isProtected && (
        <div className="flex flex-wrap gap-2 pb-4">
          {actionsFor(attempt).map((act) => (
            <Button key={act} variant="secondary" size="small" onClick={() => setOpen(act)}>
              {actions[act].label}
            </Button>
          ))}
        </div>
      )}
      {open && <Decide act={open} attempt={attempt} customer={customer} onClose={() => setOpen(undefined)} />}
    </details>
  )
}

function GradeOverrideBadge({ attempt: { gradeOverride, isPassed } }: { attempt: CustomerAttempt }) {
  if (gradeOverride === 'aside') return <Badge>Excluded</Badge>
  if (gradeOverride === 'passed') return <Badge tone="success">✓ Marked as passed</Badge>
  return <Badge tone={isPassed ? 'success' : 'neutral'}>{isPassed ? '✓ Passed' : 'Not passed'}</Badge>
}

type DecideProps = {
  act: AttemptAction
  attempt: CustomerAttempt
  customer: CustomerDetails
  onClose: () => void
}

function Decide({ act, attempt, customer, onClose }: DecideProps) {
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const { label, name, done } = actions[act]
  return (
    <ActionDialog
      title={label}
      name={name}
      body={{ id: customer.id, attemptId: attempt.id, expected: attempt.gradeOverride }}
      confirm={label}
      onClose={onClose}
      onDone={() => {
        onClose()
        toast(done)
        void revalidate()
      }}
    >
      <p>{followsFrom(act, attempt)}</p>
    </ActionDialog>
  )
}

function followsFrom(act: AttemptAction, { lesson, score, total, isPassed }: CustomerAttempt): string {
  const next = lesson < totalLessons ? `lesson ${lesson + 1}` : 'the certificate'
  const closes = `Unless another attempt at quiz ${lesson} passed, ${next} will be locked again. Progress and any issued certificate are kept.`
  if (act === 'pass')
    return `${score} of ${total} right stays on record. Quiz ${lesson} counts as passed and unlocks ${next}. You can undo this.`
  if (act === 'aside')
    return `The attempt stays in the list but no longer counts. ${isPassed ? closes : ''} This can be taken back.`
  return `The attempt counts with its original score: ${score} of ${total}, ${isPassed ? 'passed' : `not passed. ${closes}`}`
}
