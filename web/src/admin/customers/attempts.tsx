import { hasPermission, type StaffRole } from '@course/contract/admin/admin'
import type { CustomerAttempt, CustomerDetails } from '@course/contract/admin/customers'
import { totalLessons } from '@course/contract/lessons'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { type ActionItems, Actions } from '../kit/actions.tsx'
import { Time } from '../kit/time.tsx'

/** Offers only what would change how the attempt counts. */
function actionsFor(attempt: CustomerAttempt, customer: CustomerDetails): ActionItems {
  const { id: attemptId, gradeOverride, isPassed } = attempt
  const action = {
    body: { id: customer.id, attemptId, expected: gradeOverride },
    reason: 'required',
  } as const
  const counts = gradeOverride === null
  return [
    counts && {
      ...action,
      label: 'Exclude attempt',
      name: 'admin-attempt-exclude',
      effect: <p>{effectText('exclude', attempt)}</p>,
      done: 'Attempt excluded',
    },
    counts &&
      !isPassed && {
        ...action,
        label: 'Mark as passed',
        name: 'admin-attempt-pass',
        effect: <p>{effectText('pass', attempt)}</p>,
        done: 'Attempt marked as passed',
      },
    !counts && {
      ...action,
      label: 'Use original score',
      name: 'admin-attempt-restore',
      effect: <p>{effectText('restore', attempt)}</p>,
      done: 'Original score restored',
    },
  ]
}

type AttemptProps = { attempt: CustomerAttempt; customer: CustomerDetails; role: StaffRole }

export function Attempt({ attempt, customer, role }: AttemptProps) {
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
        <div className="pb-4">
          <Actions items={actionsFor(attempt, customer)} about={`attempt at quiz ${attempt.lesson}`} />
        </div>
      )}
    </details>
  )
}

function GradeOverrideBadge({ attempt: { gradeOverride, isPassed } }: { attempt: CustomerAttempt }) {
  if (gradeOverride === 'excluded') return <Badge>Excluded</Badge>
  if (gradeOverride === 'passed') return <Badge tone="success">✓ Marked as passed</Badge>
  return <Badge tone={isPassed ? 'success' : 'neutral'}>{isPassed ? '✓ Passed' : 'Not passed'}</Badge>
}

function effectText(
  action: 'exclude' | 'pass' | 'restore',
  { lesson, score, total, isPassed }: CustomerAttempt,
): string {
  const next = lesson < totalLessons() ? `lesson ${lesson + 1}` : 'the certificate'
  const lockNotice = `Unless another attempt at quiz ${lesson} passed, ${next} will be locked again. Progress and any issued certificate are kept.`
  if (action === 'pass')
    return `The score of ${score} of ${total} stays on record. Quiz ${lesson} counts as passed and unlocks ${next}. You can undo this.`
  if (action === 'exclude')
    return `The attempt stays in the list but no longer counts. ${isPassed ? `${lockNotice} ` : ''}You can undo this.`
  return `The attempt counts with its original score: ${score} of ${total}, ${isPassed ? 'passed.' : `not passed. ${lockNotice}`}`
}
