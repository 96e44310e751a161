import { siteContent } from '@course/content/site/content'
import { Section, SectionHeading } from './section.tsx'

export function Objectives() {
  const { objectives } = siteContent()
  return (
    <Section id="objectives" className="bg-surface">
      <SectionHeading id="objectives" eyebrow={objectives.eyebrow} title={objectives.title} />
      <ol className="mt-8 border-t border-ink sm:mt-12">
        {objectives.goals.map((goal, index) => (
          <li
            key={goal.title}
            className="grid grid-cols-[2.25rem_1fr] items-baseline gap-x-3 gap-y-1.5 border-b border-hairline py-4 last:border-ink sm:grid-cols-[4rem_1fr] sm:gap-x-4 sm:py-7 lg:grid-cols-[4rem_minmax(0,5fr)_minmax(0,7fr)]"
          >
            <p aria-hidden="true" className="font-display text-3xl text-brand tabular sm:text-4xl">
              {index + 1}
            </p>
            <h3 className="text-lg sm:text-2xl">{goal.title}</h3>
            <p className="col-start-2 max-w-reading text-sm text-muted sm:text-base lg:col-start-3 lg:text-lg">
              {goal.text}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
