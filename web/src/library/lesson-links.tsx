import { type LessonPageRef, lessonPageLabel, lessonPagePath } from '@course/contract/learning/library'
import { Link } from 'react-router'

/** Links to the lesson pages that an entry belongs to. */
export function LessonLinks({ pages }: { pages: readonly LessonPageRef[] }) {
  if (pages.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-5 text-sm">
      {pages.map((pageRef) => (
        <li key={lessonPagePath(pageRef)}>
          <Link to={lessonPagePath(pageRef)} className="inline-flex min-h-6 items-center text-link">
            {lessonPageLabel(pageRef)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
