import { formatDay, formatTime } from '@course/content/site/format'
import { type PlanSummary, plansPerCustomer } from '@course/contract/learning/plan'
import { Button } from '../ui/button.tsx'
import { controlClass, FieldFrame } from '../ui/field.tsx'

type PlanToolsProps = {
  plans: readonly PlanSummary[]
  planId: string
  isBusy: boolean
  undo: string | null
  onChoose: (planId: string) => void
  onStartOver: () => void
  onUndo: () => void
}

/** Plan selection, and actions for the whole plan. */
export function PlanTools({ plans, planId, isBusy, undo, onChoose, onStartOver, onUndo }: PlanToolsProps) {
  const canStartNewPlan = plans.length > 0 && plans.length < plansPerCustomer
  return (
    <div className="grid gap-4 print:hidden">
      {plans.length > 1 && (
        <FieldFrame label="Plan" className="max-w-reading">
          {(controlProps) => (
            <select
              {...controlProps}
              className={controlClass}
              value={planId}
              onChange={({ target }) => onChoose(target.value)}
            >
              {plans.map(({ id, name, updated_at }) => (
                <option key={id} value={id}>
                  {name || `Untitled, ${formatDay(updated_at)}`}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          Print
        </Button>
        {undo && (
          <Button variant="secondary" size="small" busy={isBusy} onClick={onUndo}>
            Undo changes since {formatTime(undo)}
          </Button>
        )}
        {canStartNewPlan && (
          <Button variant="quiet" size="small" busy={isBusy} onClick={onStartOver}>
            New plan
          </Button>
        )}
      </div>
      {plans.length >= plansPerCustomer && (
        <p className="text-sm text-muted">You have {plansPerCustomer} plans, the maximum.</p>
      )}
    </div>
  )
}
