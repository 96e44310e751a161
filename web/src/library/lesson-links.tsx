import { type LessonPlace, lessonPlaceName, lessonPlacePath } from '@course/contract/learning/library'
import { Link } from 'react-router'

/** The pages of the lessons that something belongs to. */
export function LessonLinks({ pages }: { pages: readonly LessonPlace[] }) {
  if (pages.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 text-sm">
      {pages.map((place) => (
        <li key={lessonPlacePath(place)}>
          <Link to={lessonPlacePath(place)} className="inline-flex min-h-6 items-center text-link">
            {lessonPlaceName(place)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
