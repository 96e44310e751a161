import { siteContent } from '@course/content/site/content'
import { MarginSection, Section, SectionHeading } from './section.tsx'

export function Objectives() {
  const { objectives } = siteContent()
  return (
    <Section id="objectives" className="bg-surface">
      <MarginSection
        heading={<SectionHeading id="objectives" eyebrow={objectives.eyebrow} title={objectives.title} />}
      >
        <ol className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
          {objectives.goals.map((goal, index) => (
            <li key={goal.title} className="border-t border-hairline pt-5">
              <p aria-hidden="true" className="font-display text-4xl text-brand tabular">
                {index + 1}
              </p>
              <h3 className="mt-3 text-2xl">{goal.title}</h3>
              <p className="mt-2 text-muted">{goal.text}</p>
            </li>
          ))}
        </ol>
      </MarginSection>
    </Section>
  )
}
