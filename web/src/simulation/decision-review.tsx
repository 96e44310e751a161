import { moneyText } from '@course/content/plan/numbers'
import {
  choicesOf,
  debriefOf,
  lastOutcome,
  type Outcome,
  type Simulation,
  type Step,
} from '@course/content/plan/simulation'
import { formatNumber } from '@course/content/site/format'
import { simulationCopy } from '@course/content/site/learning/simulation'
import { numberWord } from '@course/content/site/number-word'
import { lessonPageLabel, lessonPagePath } from '@course/contract/learning/library'
import { Link } from 'react-router'
import { TakeBack } from './take-back.tsx'

const { you, larkmoor, advice, readMore, decisions: copy } = simulationCopy.end

type DecisionReviewProps = {
  steps: readonly Step[]
  simulation: Simulation
  onTakeBack: (id: string) => void
}

/** What the player, the running case and the course decided; open where the player's decision is not the advised one. */
export function DecisionReview({ steps, simulation, onTakeBack }: DecisionReviewProps) {
  const debrief = debriefOf(simulation)
  const inCase = lastOutcome(simulation, choicesOf(simulation, 'inCase'))
  const differing = steps.filter(({ decision, option }) => option.id !== decision.advised)
  return (
    <section aria-labelledby="review-title" className="mt-14">
      <h2 id="review-title" className="text-2xl">
        {copy.title}
      </h2>
      <div className="mt-2 max-w-reading text-muted">
        <p>{copy.intro(differing.length)}</p>
        {debrief.length > 0 && (
          <p className="mt-2">
            {copy.debrief(numberWord(debrief.length), numberWord(simulation.decisions.length))}
          </p>
        )}
      </div>
      <ol className="mt-6 border-t border-hairline">
        {steps.map((step) => {
          const { id, month, title, page } = step.decision
          const isDiffering = differing.includes(step)
          const reason = debrief.find(({ decision }) => decision.id === id)
          return (
            <li key={id} className="border-b border-hairline">
              <details open={isDiffering}>
                <summary className="min-h-12 w-full justify-between rounded-sm py-3">
                  <span className="min-w-0 flex-1">
                    <span className="font-semibold">{title}</span>{' '}
                    <span className="text-sm whitespace-nowrap text-muted">
                      {month}
                      {isDiffering && ` · ${copy.differs}`}
                    </span>
                  </span>
                </summary>
                <div className="grid gap-x-12 gap-y-3 pb-5 lg:grid-cols-2">
                  <dl className="grid content-start gap-2">
                    {choicesBy(step).map(([label, who]) => (
                      <div key={label}>
                        <dt className="text-sm text-muted">{who.join(' · ')}</dt>
                        <dd>{label}</dd>
                      </div>
                    ))}
                  </dl>
                  {reason && (
                    <div className="border-l-2 border-brand pl-4">
                      <p>{reason.because}</p>
                      <p className="mt-2 text-sm text-muted">
                        {copy.result(differenceText(inCase, reason.alone))}
                      </p>
                    </div>
                  )}
                  <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-6 lg:col-span-2">
                    <TakeBack title={title} onClick={() => onTakeBack(id)} />
                    <Link to={lessonPagePath(page)} className="text-link text-sm">
                      {readMore}: {lessonPageLabel(page)}
                    </Link>
                  </div>
                </div>
              </details>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The chosen options, the player's first, and who chose each. */
function choicesBy({ decision, option }: Step): [label: string, who: string[]][] {
  const chosen = [
    [you, option.id],
    [larkmoor, decision.inCase],
    [advice, decision.advised],
  ] as const
  return [...Map.groupBy(chosen, ([, choice]) => choice)].flatMap(([choice, by]) => {
    const label = decision.options.find(({ id }) => id === choice)?.label
    return label ? [[label, by.map(([name]) => name)]] : []
  })
}

/** What changed in each measure, as “trust 1 less”. Load is left out where it is the same. */
function differenceText(from: Outcome, to: Outcome): string {
  const { more, less, same, points } = copy
  const difference = (key: 'runRate' | 'cost' | 'trust' | 'load', text: (size: number) => string) => {
    const [size, label] = [to[key] - from[key], simulationCopy.measures[key].toLowerCase()]
    if (Math.abs(size) < 0.0005) return key === 'load' ? [] : [`${label} ${same}`]
    return [`${label} ${size > 0 ? more(text(size)) : less(text(-size))}`]
  }
  return [
    ...difference('runRate', moneyText),
    ...difference('cost', moneyText),
    ...difference('trust', (size) => String(Math.round(size))),
    ...difference('load', (size) => points(formatNumber(size * 100, 1))),
  ].join(', ')
}
