import { hasPermission, type StaffRole } from '@course/contract/admin/admin'
import type { CustomerAttempt, CustomerDetails } from '@course/contract/admin/customers'
import { totalLessons } from '@course/contract/lessons'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useToast } from '../../ui/toast.tsx'
import { ActionDialog } from '../action-dialog.tsx'
import { Time } from '../time.tsx'

const actions = {
  exclude: { label: 'Exclude attempt', name: 'admin-attempt-exclude', done: 'Attempt excluded' },
  pass: { label: 'Mark as passed', name: 'admin-attempt-pass', done: 'Attempt marked as passed' },
  restore: { label: 'Use original score', name: 'admin-attempt-restore', done: 'Original score restored' },
} as const
type AttemptAction = keyof typeof actions

/** Offers only actions that would change how the attempt counts. */
function actionsFor({ gradeOverride, isPassed }: CustomerAttempt): AttemptAction[] {
  if (gradeOverride !== null) return ['restore']
  return isPassed ? ['exclude'] : ['exclude', 'pass']
}

type AttemptProps = { attempt: CustomerAttempt; customer: CustomerDetails; role: StaffRole }

export function Attempt({ attempt, customer, role }: AttemptProps) {
  const [pendingAction, setPendingAction] = useState<AttemptAction>()
  const { answers, gradeOverride } = attempt
  return (
    <details className="rounded-md border border-hairline bg-surface px-4">
      <summary className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
        <span className={classNames('font-semibold', gradeOverride === 'excluded' && 'line-through')}>
          Quiz {attempt.lesson}
        </span>
        <span className={classNames('tabular', gradeOverride === 'excluded' && 'line-through')}>
          {attempt.score} of {attempt.total} correct
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
              {isRight ? '✓ Correct: ' : '✗ Incorrect: '}
              {chosen}
            </p>
            {!isRight && <p className="text-muted">Correct answer: {right}</p>}
          </li>
        ))}
      </ol>
      {hasPermission(role, 'learning') && !customer.isProtected && (
        <div className="flex flex-wrap gap-2 pb-4">
          {actionsFor(attempt).map((action) => (
            <Button key={action} variant="secondary" size="small" onClick={() => setPendingAction(action)}>
              {actions[action].label}
            </Button>
          ))}
        </div>
      )}
      {pendingAction && (
        <AttemptActionDialog
          action={pendingAction}
          attempt={attempt}
          customer={customer}
          onClose={() => setPendingAction(undefined)}
        />
      )}
    </details>
  )
}

function GradeOverrideBadge({ attempt: { gradeOverride, isPassed } }: { attempt: CustomerAttempt }) {
  if (gradeOverride === 'excluded') return <Badge>Excluded</Badge>
  if (gradeOverride === 'passed') return <Badge tone="success">✓ Marked as passed</Badge>
  return <Badge tone={isPassed ? 'success' : 'neutral'}>{isPassed ? '✓ Passed' : 'Not passed'}</Badge>
}

type AttemptActionDialogProps = {
  action: AttemptAction
  attempt: CustomerAttempt
  customer: CustomerDetails
  onClose: () => void
}

function AttemptActionDialog({ action, attempt, customer, onClose }: AttemptActionDialogProps) {
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const { label, name, done } = actions[action]
  return (
    <ActionDialog
      title={label}
      name={name}
      body={{ id: customer.id, attemptId: attempt.id, expected: attempt.gradeOverride }}
      confirmLabel={label}
      onClose={onClose}
      onDone={() => {
        onClose()
        toast(done)
        void revalidate()
      }}
    >
      <p>{effectText(action, attempt)}</p>
    </ActionDialog>
  )
}

function effectText(action: AttemptAction, { lesson, score, total, isPassed }: CustomerAttempt): string {
  const next = lesson < totalLessons ? `lesson ${lesson + 1}` : 'the certificate'
  const lockNotice = `Unless another attempt at quiz ${lesson} passed, ${next} will be locked again. Progress and any issued certificate are kept.`
  if (action === 'pass')
    return `The score of ${score} of ${total} stays on record. Quiz ${lesson} counts as passed and unlocks ${next}. You can undo this.`
  if (action === 'exclude')
    return `The attempt stays in the list but no longer counts. ${isPassed ? `${lockNotice} ` : ''}You can undo this.`
  return `The attempt counts with its original score: ${score} of ${total}, ${isPassed ? 'passed.' : `not passed. ${lockNotice}`}`
}
