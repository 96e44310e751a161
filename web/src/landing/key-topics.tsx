import { keyTopics } from '@course/content/site/landing'
import { Section, SectionHeading } from './section.tsx'

type Strand = (typeof keyTopics.categories)[number]['strand']

const strokes: Record<Strand, string[]> = {
  purpose: ['bg-strand-purpose'],
  process: ['bg-strand-process'],
  people: ['bg-strand-people'],
  all: ['bg-strand-purpose', 'bg-strand-process', 'bg-strand-people'],
}

export function KeyTopics() {
  return (
    <Section id="topics">
      <SectionHeading id="topics" eyebrow={keyTopics.eyebrow} title={keyTopics.title} />
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {keyTopics.categories.map((category) => (
          <li key={category.title}>
            <div aria-hidden="true" className="flex h-2.5 flex-col justify-between">
              {strokes[category.strand].map((stroke) => (
                <span key={stroke} className={`h-0.5 ${stroke}`} />
              ))}
            </div>
            <h3 className="mt-5 text-2xl">{category.title}</h3>
            <p className="mt-1.5 text-muted sm:min-h-14">{category.question}</p>
            <ul className="mt-5 text-sm">
              {category.topics.map((topic) => (
                <li key={topic} className="border-t border-hairline py-2.5">
                  {topic}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
