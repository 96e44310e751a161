import {
  type Choices,
  type Decision,
  highestMeasures,
  lastOutcome,
  parseChoices,
  play,
  type Simulation,
  takeBack,
} from '@course/content/plan/simulation'
import { simulationCopy } from '@course/content/site/learning/simulation'
import { type Ref, useRef, useState } from 'react'
import { userKey } from '../app/storage/storage.ts'
import { useStored } from '../app/storage/use-stored.ts'
import { PageTitle } from '../ui/page.tsx'
import { DecisionForm } from './decision-form.tsx'
import { DecisionReview } from './decision-review.tsx'
import { FiguresStrip, Measures } from './measures.tsx'
import { TakeBack } from './take-back.tsx'
import { YearEnd } from './year-end.tsx'

type SimulationScreenProps = { userId: string; simulation: Simulation }

/** Decision by decision; the choices are kept in this browser. */
export function SimulationScreen({ userId, simulation }: SimulationScreenProps) {
  const { value: choices, change: storeChoices } = useStored<Choices>(
    userKey('simulation', userId),
    (stored) => parseChoices(simulation, stored),
    () => ({}),
    { isShared: true },
  )
  const [before, setBefore] = useState<Choices>()
  const consequences = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const year = play(simulation, choices)
  const change = (changed: Choices, isTakenBack = false) => {
    // A finished year stays for comparison when one of its decisions is taken back.
    if (isTakenBack && !year.next) setBefore(choices)
    storeChoices(changed)
    // After the next decision is on the screen. What follows from the last one is above it.
    requestAnimationFrame(() => {
      consequences.current?.scrollIntoView({ behavior: 'instant' })
      heading.current?.focus({ preventScroll: true })
    })
  }
  const takeBackDecision = (id: string) => change(takeBack(simulation, choices, id), true)
  return (
    <>
      {year.steps.length === 0 ? (
        <PageTitle intro={simulationCopy.intro} className="mb-8">
          {simulationCopy.title}
        </PageTitle>
      ) : (
        <h1 className="eyebrow mb-3 font-sans">{simulationCopy.title}</h1>
      )}
      <div className="grid grid-cols-1 gap-10 md:grid-cols-2 lg:grid-cols-[3fr_2fr] lg:gap-16">
        <div className="min-w-0">
          <FiguresStrip start={year.start} steps={year.steps} />
          <Consequences innerRef={consequences} step={year.steps.at(-1)} />
          {year.next ? (
            <DecisionForm
              key={year.next.id}
              headingRef={heading}
              number={year.steps.length + 1}
              total={simulation.decisions.length}
              decision={year.next}
              onDecide={(option) => change({ ...choices, [year.next!.id]: option })}
            />
          ) : (
            <YearEnd
              headingRef={heading}
              you={lastOutcome(simulation, choices)}
              before={before && lastOutcome(simulation, before)}
              simulation={simulation}
              onAgain={() => change({}, true)}
            />
          )}
        </div>
        <div className="min-w-0">
          <Measures
            start={year.start}
            steps={year.steps}
            maxSteps={simulation.decisions.length}
            highest={highestMeasures(simulation)}
          />
          {year.next && (
            <SoFar
              decisions={year.steps.map(({ decision, option }) => ({ decision, label: option.label }))}
              onTakeBack={takeBackDecision}
            />
          )}
        </div>
      </div>
      {!year.next && (
        <DecisionReview steps={year.steps} simulation={simulation} onTakeBack={takeBackDecision} />
      )}
    </>
  )
}

type ConsequencesProps = {
  innerRef: Ref<HTMLDivElement>
  step: { option: { label: string }; consequences: string[] } | undefined
}

function Consequences({ innerRef, step }: ConsequencesProps) {
  return (
    <div role="status" ref={innerRef}>
      {step && (
        <div className="mb-8 rounded-md bg-wash p-5">
          <p className="font-semibold">{step.option.label}</p>
          {step.consequences.map((text) => (
            <p key={text} className="mt-2">
              {text}
            </p>
          ))}
        </div>
      )}
    </div>
  )
}

type SoFarProps = { decisions: { decision: Decision; label: string }[]; onTakeBack: (id: string) => void }

function SoFar({ decisions, onTakeBack }: SoFarProps) {
  if (decisions.length === 0) return null
  return (
    <section aria-labelledby="so-far-title" className="mt-10">
      <h2 id="so-far-title" className="text-2xl">
        {simulationCopy.soFar}
      </h2>
      <ol className="mt-4 grid gap-3">
        {decisions.map(({ decision: { id, month, title }, label }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-hairline pb-3"
          >
            <p className="min-w-0 flex-1 basis-60">
              <span className="text-sm text-muted">
                {month}: {title}
              </span>
              <br />
              {label}
            </p>
            <TakeBack title={title} onClick={() => onTakeBack(id)} />
          </li>
        ))}
      </ol>
    </section>
  )
}
