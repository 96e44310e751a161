import { formatDay, formatTime } from '@course/content/site/format'
import { planPageCopy } from '@course/content/site/learning/plan-page'
import { type PlanSummary, plansPerCustomer } from '@course/contract/learning/plan'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'

const copy = planPageCopy.tools

type PlanToolsProps = {
  /** Nothing to print yet. */
  isEmpty: boolean
  plans: readonly PlanSummary[]
  planId: string
  isBusy: boolean
  undo: string | null
  onChoose: (planId: string) => void
  onStartOver: () => void
  onUndo: () => void
}

/** Plan selection, and actions for the whole plan. */
export function PlanTools(props: PlanToolsProps) {
  const { isEmpty, plans, planId, isBusy, undo, onChoose, onStartOver, onUndo } = props
  const canStartNewPlan = plans.length > 0 && plans.length < plansPerCustomer
  if (isEmpty && plans.length <= 1 && !undo && !canStartNewPlan) return null
  return (
    <div className="grid gap-4 print:hidden">
      {plans.length > 1 && (
        <Select
          label={copy.plan}
          className="max-w-reading"
          value={planId}
          onChange={({ target }) => onChoose(target.value)}
        >
          {plans.map(({ id, name, updated_at }) => (
            <option key={id} value={id}>
              {name || copy.untitled(formatDay(updated_at))}
            </option>
          ))}
        </Select>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden sm:gap-3">
        {!isEmpty && (
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            {copy.print}
          </Button>
        )}
        {undo && (
          <Button variant="secondary" size="small" busy={isBusy} onClick={onUndo}>
            {copy.undo(formatTime(undo))}
          </Button>
        )}
        {canStartNewPlan && (
          <Button variant="quiet" size="small" busy={isBusy} onClick={onStartOver}>
            {copy.newPlan}
          </Button>
        )}
      </div>
      {plans.length >= plansPerCustomer && (
        <p className="text-sm text-muted">{copy.maximum(plansPerCustomer)}</p>
      )}
    </div>
  )
}
