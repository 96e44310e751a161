import type { Decision } from '@course/content/plan/simulation'
import { simulationCopy } from '@course/content/site/learning/simulation'
import { type Ref, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { OptionRow } from '../ui/option-row.tsx'

type DecisionFormProps = {
  headingRef: Ref<HTMLHeadingElement>
  number: number
  total: number
  decision: Decision
  onDecide: (option: string) => void
}

/** One decision with its options. */
export function DecisionForm({ headingRef, number, total, decision, onDecide }: DecisionFormProps) {
  const [chosen, setChosen] = useState<string>()
  const { month, title, situation, options } = decision
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) onDecide(chosen)
      }}
    >
      <p className="mb-4 flex justify-between gap-4 border-b border-hairline pb-2 text-sm text-muted tabular">
        <span className="font-semibold">{simulationCopy.monthOf(month)}</span>
        {simulationCopy.progress(number, total)}
      </p>
      <h2 ref={headingRef} tabIndex={-1} className="text-2xl outline-none">
        {simulationCopy.decisionOf(number, title)}
      </h2>
      <p className="mt-3">{situation}</p>
      <fieldset className="mt-5">
        <legend className="sr-only">{simulationCopy.choose}</legend>
        <div className="grid gap-2">
          {options.map(({ id, label }) => (
            <OptionRow
              key={id}
              name="option"
              value={id}
              checked={chosen === id}
              onChange={() => setChosen(id)}
            >
              {label}
            </OptionRow>
          ))}
        </div>
      </fieldset>
      <Button type="submit" wide className="mt-5" disabled={!chosen}>
        {simulationCopy.decide}
      </Button>
    </form>
  )
}
