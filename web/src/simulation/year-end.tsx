import type { Outcome, Step } from '@course/content/plan/simulation'
import { simulationCopy } from '@course/content/site/learning/simulation'
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
  larkmoor: Outcome
}

/** The player's year beside the one before and that of the running case. */
export function YearEnd({ headingRef, steps, you, before, larkmoor }: YearEndProps) {
  const years = [
    { label: copy.you, outcome: you },
    ...(before ? [{ label: copy.before, outcome: before }] : []),
    { label: copy.larkmoor, outcome: larkmoor },
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
