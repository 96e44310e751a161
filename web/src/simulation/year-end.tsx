import {
  choicesOf,
  debriefOf,
  lastOutcome,
  type Outcome,
  type Simulation,
} from '@course/content/plan/simulation'
import { simulationCopy } from '@course/content/site/learning/simulation'
import type { Ref } from 'react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { measures } from './measures.tsx'

const copy = simulationCopy.end

type YearEndProps = {
  headingRef: Ref<HTMLHeadingElement>
  you: Outcome
  before: Outcome | undefined
  simulation: Simulation
  onAgain: () => void
}

/** The player's year beside the one before, that of the running case, and the advice of the course. */
export function YearEnd({ headingRef, you, before, simulation, onAgain }: YearEndProps) {
  const years = [
    { label: copy.you, outcome: you },
    ...(before ? [{ label: copy.before, outcome: before }] : []),
    { label: copy.larkmoor, outcome: lastOutcome(simulation, choicesOf(simulation, 'inCase')) },
    ...(debriefOf(simulation).length > 0
      ? [{ label: copy.advice, outcome: lastOutcome(simulation, choicesOf(simulation, 'advised')) }]
      : []),
  ]
  return (
    <>
      <h2 ref={headingRef} tabIndex={-1} className="text-2xl outline-none">
        {copy.title}
      </h2>
      <p className="mt-3">{copy.intro}</p>
      <section
        aria-label={copy.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer
        tabIndex={0}
        className="scroll-shadows [--scroll-ground:var(--color-paper)] mt-5 overflow-x-auto"
      >
        <table className="w-full border-collapse text-left text-sm tabular max-lg:text-xs">
          <thead>
            <tr>
              <th scope="col" className={cell}>
                <span className="max-lg:sr-only">{copy.measure}</span>
              </th>
              {years.map(({ label }) => (
                <th key={label} scope="col" className={cell}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {measures.map(({ key, label, shortLabel, text, shortText }) => (
              <tr key={key}>
                <th scope="row" className={classNames(cell, 'font-normal')}>
                  <span className="max-lg:hidden">{label}</span>
                  <span className="text-muted lg:hidden">{shortLabel}</span>
                </th>
                {years.map((year) => (
                  <td key={year.label} className={classNames(cell, year.outcome === you && 'font-semibold')}>
                    <span className="max-lg:hidden">{text(year.outcome)}</span>
                    <span className="lg:hidden">{shortText(year.outcome)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Button wide className="mt-6" onClick={onAgain}>
        {copy.again}
      </Button>
    </>
  )
}

const cell = 'border-b border-hairline py-2 pr-2 align-bottom lg:pr-4'
