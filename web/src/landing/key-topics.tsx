import { siteContent } from '@course/content/site/content'
import { Section, SectionHeading } from './section.tsx'

const strokes = { 1: 'bg-strand-1', 2: 'bg-strand-2', 3: 'bg-strand-3' }

export function KeyTopics() {
  const { topics } = siteContent()
  return (
    <Section id="topics">
      <SectionHeading id="topics" eyebrow={topics.eyebrow} title={topics.title} />
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {topics.categories.map((category) => (
          <li key={category.title}>
            <div aria-hidden="true" className="flex h-2.5 flex-col justify-between">
              {category.strands.map((strand) => (
                <span key={strand} className={`h-0.5 ${strokes[strand]}`} />
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
