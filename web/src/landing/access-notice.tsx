import { courseLabels } from '@course/content/site/learning/course-labels'
import { classNames } from '../ui/class-names.ts'
import type { CustomerLink } from './customer-link.ts'

type AccessNoticeProps = { CourseLink: CustomerLink; className?: string }

/** For signed-in customers, beside what the page offers to everyone. */
export function AccessNotice({ CourseLink, className }: AccessNoticeProps) {
  if (!CourseLink) return null
  return (
    <p
      className={classNames(
        'flex flex-wrap items-center gap-x-4 rounded-md bg-wash px-4 py-2 text-ink',
        className,
      )}
    >
      {courseLabels.hasAccess}
      <CourseLink className="text-link inline-flex min-h-10 items-center rounded-sm font-semibold" />
    </p>
  )
}
