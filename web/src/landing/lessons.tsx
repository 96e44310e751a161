import { siteContent } from '@course/content/site/content'
import { course } from '@course/content/site/course'
import { effortText } from '@course/content/site/effort'
import { instructor } from '@course/content/site/offer'
import type { Lesson } from '@course/content/site/types'
import { publicStorage } from '@course/contract/editing/media-links'
import { lessonPagePath } from '@course/contract/learning/library'
import { Link } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { MarginSection, Section, SectionHeading } from './section.tsx'

/** The lessons as a table of contents with links. */
export function Lessons() {
  const { eyebrow, title, intro } = siteContent().lessons
  return (
    <Section id="lessons" className="bg-surface">
      <MarginSection
        heading={
          <>
            <SectionHeading id="lessons" eyebrow={eyebrow} title={title} intro={intro} />
            <Instructor />
          </>
        }
      >
        <ol className="border-t border-ink">
          {course().lessons.map((lesson, index) => (
            <LessonCard key={lesson.id} number={index + 1} lesson={lesson} />
          ))}
        </ol>
      </MarginSection>
    </Section>
  )
}

function LessonCard({ number, lesson }: { number: number; lesson: Lesson }) {
  return (
    <li className="group relative isolate grid grid-cols-[2.25rem_1fr] gap-x-3 border-b border-hairline py-7 last:border-ink before:absolute before:inset-y-0 before:-inset-x-4 before:-z-10 before:rounded-sm before:transition-colors hover:before:bg-wash sm:grid-cols-[4rem_1fr] sm:gap-x-4">
      <p className="font-display text-4xl leading-none text-brand tabular">{number}</p>
      <div>
        <h3 className="flex items-baseline justify-between gap-4 text-2xl">
          <Link
            to={lessonPagePath({ lesson: number, page: 1 })}
            className="rounded-sm decoration-1 underline-offset-4 transition-colors group-hover:text-brand group-hover:underline focus-visible:underline after:absolute after:inset-y-0 after:-inset-x-4 after:rounded-sm focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {lesson.title}
          </Link>
          <Icon name="arrow" className="size-5 self-center text-brand" />
        </h3>
        {lesson.duration && <p className="mt-1 text-sm text-muted">{lesson.duration}</p>}
        <p className="mt-2 max-w-reading text-muted">{lesson.description}</p>
        <ol className="mt-4 grid gap-1 text-sm">
          {lesson.topics.map((topic, index) => (
            <li key={topic} className="flex gap-3">
              <span aria-hidden="true" className="w-7 shrink-0 text-muted tabular">
                {number}.{index + 1}
              </span>
              {topic}
            </li>
          ))}
        </ol>
        <p className="mt-4 text-sm text-muted">{effortText(lesson)}</p>
      </div>
    </li>
  )
}

function Instructor() {
  const { title, written, issued, sample, photo, biography, proof } = instructor()
  return (
    <div className="mt-10 border-t border-ink pt-6 *:max-w-reading">
      {photo && (
        <img
          src={publicStorage + photo}
          alt=""
          width={128}
          height={128}
          loading="lazy"
          className="mb-5 size-32 rounded-md object-cover"
        />
      )}
      <h3 className="text-2xl">{title}</h3>
      <p className="mt-2 text-lg">{written}</p>
      {biography && <p className="mt-3 whitespace-pre-line">{biography}</p>}
      {proof && <p className="mt-3 whitespace-pre-line font-semibold">{proof}</p>}
      <p className="mt-3 text-sm text-muted">{issued}</p>
      {sample && <p className="mt-1 text-sm text-muted">{sample}</p>}
    </div>
  )
}
