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
import type { Ref } from 'react'
import { Link } from 'react-router'
import { measureTexts } from './measures.tsx'

const copy = simulationCopy.end

type YearEndProps = {
  headingRef: Ref<HTMLHeadingElement>
  steps: readonly Step[]
  you: Outcome
  before: Outcome | undefined
  simulation: Simulation
}

/** The player's year beside the one before, that of the running case, and the advice of the course. */
export function YearEnd({ headingRef, steps, you, before, simulation }: YearEndProps) {
  const larkmoor = lastOutcome(simulation, choicesOf(simulation, 'inCase'))
  const debrief = debriefOf(simulation)
  const years = [
    { label: copy.you, outcome: you },
    ...(before ? [{ label: copy.before, outcome: before }] : []),
    { label: copy.larkmoor, outcome: larkmoor },
    ...(debrief.length > 0
      ? [{ label: copy.advice, outcome: lastOutcome(simulation, choicesOf(simulation, 'advised')) }]
      : []),
  ]
  return (
    <>
      <h2 ref={headingRef} tabIndex={-1} className="text-2xl outline-none">
        {copy.title}
      </h2>
      <p className="mt-3">{copy.intro}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer */}
      <section aria-label={copy.title} tabIndex={0} className="scroll-shadows mt-5 overflow-x-auto">
        <table className="w-full border-collapse text-left tabular">
          <thead>
            <tr>
              <th scope="col" className="border-b border-hairline py-2 pr-3">
                {copy.measure}
              </th>
              {years.map(({ label }) => (
                <th key={label} scope="col" className="border-b border-hairline py-2 pr-3">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {measureTexts.map(({ key, label, text }) => (
              <tr key={key}>
                <th scope="row" className="border-b border-hairline py-2 pr-3 font-normal">
                  {label}
                </th>
                {years.map((year) => (
                  <td key={year.label} className="border-b border-hairline py-2 pr-3">
                    {text(year.outcome)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {debrief.length > 0 && (
        <section aria-labelledby="debrief-title" className="mt-8">
          <h3 id="debrief-title" className="text-xl">
            {copy.debrief.title}
          </h3>
          <p className="mt-2">
            {copy.debrief.intro(numberWord(debrief.length), numberWord(simulation.decisions.length))}
          </p>
          <ul className="mt-4 grid gap-4">
            {debrief.map(({ decision, advised, because, alone }) => (
              <li key={decision.id} className="rounded-md bg-wash p-5">
                <p className="font-semibold">{decision.title}</p>
                <p>
                  {copy.advice}: {advised.label}
                </p>
                <p className="mt-2">{because}</p>
                <p className="mt-2">{copy.debrief.result(differenceText(larkmoor, alone))}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ol className="mt-8 grid gap-4">
        {steps.map(({ decision, option }) => {
          const larkmoorOption = decision.options.find(({ id }) => id === decision.inCase)
          return (
            <li key={decision.id}>
              <p className="font-semibold">{decision.title}</p>
              <p>
                {copy.you}: {option.label}
              </p>
              {larkmoorOption && larkmoorOption.id !== option.id && (
                <p>
                  {copy.larkmoor}: {larkmoorOption.label}
                </p>
              )}
              <Link to={lessonPagePath(decision.page)} className="text-link text-sm">
                {copy.readMore}: {lessonPageLabel(decision.page)}
              </Link>
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** What changed in each measure, as “trust 1 less”. Load is left out where it is the same. */
function differenceText(from: Outcome, to: Outcome): string {
  const { more, less, same, points } = copy.debrief
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
