import { siteContent } from '@course/content/site/content'
import { Section, SectionHeading } from './section.tsx'

const strokes = { 1: 'bg-strand-1', 2: 'bg-strand-2', 3: 'bg-strand-3' }

export function KeyTopics() {
  const { topics } = siteContent()
  return (
    <Section id="topics">
      <SectionHeading id="topics" eyebrow={topics.eyebrow} title={topics.title} />
      <ul className="mt-8 grid gap-x-8 gap-y-6 sm:mt-12 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-4">
        {topics.categories.map((category) => (
          <li key={category.title}>
            <div aria-hidden="true" className="flex h-2.5 flex-col justify-between">
              {category.strands.map((strand) => (
                <span key={strand} className={`h-0.5 ${strokes[strand]}`} />
              ))}
            </div>
            <h3 className="mt-2.5 text-xl sm:mt-5 sm:text-2xl">{category.title}</h3>
            <p className="mt-0.5 text-sm text-muted sm:mt-1.5 sm:text-base sm:min-h-14">
              {category.question}
            </p>
            {/* On phones a running line. */}
            <ul className="mt-1 text-sm sm:mt-5">
              {category.topics.map((topic) => (
                <li
                  key={topic}
                  className="inline not-last:after:text-muted not-last:after:content-['_·_'] sm:block sm:border-t sm:border-hairline sm:py-2.5 sm:not-last:after:content-none"
                >
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
