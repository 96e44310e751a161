import { type LessonPageRef, lessonPageLabel, lessonPagePath } from '@course/contract/learning/library'
import { Link } from 'react-router'

/** The pages of the lessons that something belongs to. */
export function LessonLinks({ pages }: { pages: readonly LessonPageRef[] }) {
  if (pages.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 text-sm">
      {pages.map((place) => (
        <li key={lessonPagePath(place)}>
          <Link to={lessonPagePath(place)} className="inline-flex min-h-6 items-center text-link">
            {lessonPageLabel(place)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
