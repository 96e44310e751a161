import { resultsOf } from '@course/content/plan/results'
import type { Plan } from '@course/content/plan/types'
import { exerciseCopy } from '@course/content/site/learning/exercise'
import { useEffect, useState } from 'react'

/** Results calculated from the answers. Announced to screen readers one second after the last change. */
export function ResultList({ exerciseId, plan, today }: { exerciseId: string; plan: Plan; today: string }) {
  const results = resultsOf(exerciseId, plan, today)
  const announcement = useDebouncedValue(results.map(({ label, text }) => `${label}: ${text}`).join('. '))
  return (
    <div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {results.length > 0 && (
        <dl className="grid gap-x-6 gap-y-2 rounded-md bg-wash p-4 sm:grid-cols-[auto_1fr]">
          {results.map(({ label, text, isWarning }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a result is identified by position
            <div key={index} className="contents">
              <dt className="text-sm font-semibold">{label}</dt>
              <dd className={isWarning ? 'text-sm text-warning' : 'text-sm tabular'}>
                {isWarning && <span className="font-semibold">{`${exerciseCopy.check} `}</span>}
                {text}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

const DEBOUNCE_MS = 1000

/** The text after it has stopped changing; empty before the first change. */
function useDebouncedValue(text: string): string {
  const [first] = useState(text)
  const [settled, setSettled] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled === first ? '' : settled
}
