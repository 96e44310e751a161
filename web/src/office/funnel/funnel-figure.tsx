import { useId } from 'react'
import { changeText, shareText } from '../change-text.ts'
import { DataTable } from '../data-table.tsx'
import type { Step } from './funnel-words.ts'

const number = new Intl.NumberFormat('en-US')

type FigureProps = { name: string; sentence: string; steps: readonly Step[]; before: readonly Step[] }

/** Bars from one line, the finding in a sentence, and the same numbers as a table. */
export function FunnelFigure({ name, sentence, steps, before }: FigureProps) {
  const captionId = useId()
  const whole = steps[0]?.people ?? 0
  const most = Math.max(1, ...steps.map(({ people }) => people))
  const rows = steps.map((step, index) => ({
    ...step,
    before: before[index]?.people ?? 0,
    lost: index === 0 ? undefined : steps[index - 1]!.people - step.people,
  }))
  return (
    <figure aria-labelledby={captionId} className="grid gap-5">
      <figcaption id={captionId}>
        <h2 className="text-2xl">{name}</h2>
        <p className="mt-2 max-w-reading">{sentence}</p>
      </figcaption>
      <svg viewBox={`0 0 600 ${steps.length * 20}`} aria-hidden="true" className="w-full max-w-[44rem]">
        {steps.map(({ name: step, people }, index) => (
          <rect
            key={step}
            x="0"
            y={index * 20 + 3}
            width={Math.max(people > 0 ? 2 : 0, (600 * people) / most)}
            height="14"
            rx="2"
            className="fill-strand-1"
          />
        ))}
      </svg>
      <DataTable
        caption={name}
        columns={[
          { label: 'Step', cell: ({ name: step }) => step },
          { label: 'Reached', isNumber: true, cell: ({ people }) => number.format(people) },
          { label: 'Of all', isNumber: true, cell: ({ people }) => shareText(people, whole) },
          {
            label: 'Lost since the step before',
            isNumber: true,
            cell: ({ lost }) => (lost === undefined ? '–' : number.format(Math.max(0, lost))),
          },
          {
            label: 'Days before',
            isNumber: true,
            cell: (row) => `${number.format(row.before)} (${changeText(row.people, row.before)})`,
          },
        ]}
        rows={rows}
        keyOf={({ name: step }) => step}
      />
    </figure>
  )
}
