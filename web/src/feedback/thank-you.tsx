import { courseLabels } from '@course/content/site/learning/course-labels'
import { afterFeedback, congratulations } from '@course/content/site/learning/feedback'
import { feedbackCopy } from '@course/content/site/pages/feedback'
import { Link } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { PageTitle } from '../ui/page.tsx'
import { StrandsRule } from '../ui/strands.tsx'

export function ThankYou() {
  return (
    <div ref={focusFromTop} tabIndex={-1} className="text-center">
      <StrandsRule className="mb-10" />
      <PageTitle>{feedbackCopy.thanks}</PageTitle>
      <p className="mx-auto mt-5 max-w-reading text-lg text-muted">{congratulations()}</p>
      <ul className="mt-8 flex flex-wrap justify-center gap-x-8 gap-y-1">
        {afterFeedback().map(({ label, href }) => (
          <li key={href}>
            <Link to={href} className="text-link inline-flex min-h-12 items-center rounded-sm font-semibold">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink to="/" variant="secondary" wide className="mt-6">
        {courseLabels.home}
      </ButtonLink>
    </div>
  )
}

/** Moves focus, because the focused form was removed. */
function focusFromTop(element: HTMLElement | null): void {
  if (!element) return
  window.scrollTo({ top: 0, behavior: 'instant' })
  element.focus({ preventScroll: true })
}
