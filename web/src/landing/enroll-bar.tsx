import { enrollLabel } from '@course/content/site/offer'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import type { CustomerLink } from './customer-link.ts'

/** Sticks to the bottom of the window on phones while its container is in view. */
export function EnrollBar({ CourseLink }: { CourseLink: CustomerLink }) {
  return (
    <div className="sticky bottom-0 z-30 border-t border-hairline bg-paper px-5 py-3 md:hidden">
      {CourseLink ? (
        <CourseLink className={buttonClass({ wide: true })} />
      ) : (
        <ButtonLink to="#enrollment" wide>
          {enrollLabel()}
        </ButtonLink>
      )}
    </div>
  )
}
