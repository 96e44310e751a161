import { siteContent } from '@course/content/site/content'
import { course } from '@course/content/site/course'
import { effortText } from '@course/content/site/effort'
import type { Lesson } from '@course/content/site/types'
import { lessonPagePath } from '@course/contract/learning/library'
import { Link } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { Instructor } from './instructor.tsx'
import { Section, SectionHeading } from './section.tsx'

/** The lessons as a table of contents with links. */
export function Lessons() {
  const { eyebrow, title, intro } = siteContent().lessons
  return (
    <Section id="lessons" className="bg-surface">
      <SectionHeading id="lessons" eyebrow={eyebrow} title={title} intro={intro} />
      <ol className="mt-8 border-t border-ink sm:mt-12">
        {course().lessons.map((lesson, index) => (
          <LessonCard key={lesson.id} number={index + 1} lesson={lesson} />
        ))}
      </ol>
      <Instructor />
    </Section>
  )
}

function LessonCard({ number, lesson }: { number: number; lesson: Lesson }) {
  return (
    <li className="group relative isolate grid grid-cols-[2.25rem_1fr] gap-x-3 border-b border-hairline py-5 last:border-ink before:absolute before:inset-y-0 before:-inset-x-4 before:-z-10 before:rounded-sm before:transition-colors hover:before:bg-wash sm:grid-cols-[4rem_1fr] sm:gap-x-4 sm:py-7">
      <p className="font-display text-3xl leading-none text-brand tabular sm:text-4xl">{number}</p>
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <h3 className="flex items-baseline justify-between gap-4 text-lg sm:text-2xl lg:col-span-2">
          <Link
            to={lessonPagePath({ lesson: number, page: 1 })}
            className="rounded-sm decoration-1 underline-offset-4 transition-colors group-hover:text-brand group-hover:underline focus-visible:underline after:absolute after:inset-y-0 after:-inset-x-4 after:rounded-sm focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            <WholeWords>{lesson.title}</WholeWords>
          </Link>
          <Icon name="arrow" className="size-5 self-center text-brand max-sm:hidden" />
        </h3>
        <div>
          {lesson.duration && <p className="mt-1 text-sm text-muted">{lesson.duration}</p>}
          <p className="mt-1.5 max-w-reading text-sm text-muted sm:mt-2 sm:text-base">{lesson.description}</p>
          <p className="mt-1.5 text-xs text-muted sm:mt-2 sm:text-sm">{effortText(lesson)}</p>
        </div>
        <ol className="mt-4 grid gap-1 text-sm max-sm:sr-only lg:mt-2 lg:content-start">
          {lesson.topics.map((topic, index) => (
            <li key={topic} className="flex gap-3">
              <span aria-hidden="true" className="w-7 shrink-0 text-muted tabular">
                {number}.{index + 1}
              </span>
              {topic}
            </li>
          ))}
        </ol>
      </div>
    </li>
  )
}

/** Text without line breaks at hyphens. */
const WholeWords = ({ children }: { children: string }) =>
  children.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
