import { afterFeedback, congratulations } from '@course/content/site/learning/feedback'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { PageTitle } from '../ui/page.tsx'
import { StrandsRule } from '../ui/strands.tsx'

export function ThankYou() {
  const start = useRef<HTMLDivElement>(null)
  // Move focus, because the focused form was removed.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    start.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={start} tabIndex={-1} className="text-center">
      <StrandsRule className="mb-10" />
      <PageTitle>Thank You!</PageTitle>
      <p className="mx-auto mt-5 max-w-reading text-lg text-muted">{congratulations}</p>
      <ul className="mt-8 flex flex-wrap justify-center gap-x-8 gap-y-1">
        {afterFeedback.map(({ label, href }) => (
          <li key={href}>
            <Link to={href} className="text-link inline-flex min-h-12 items-center rounded-sm font-semibold">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink to="/" variant="secondary" wide className="mt-6">
        Go Back Home
      </ButtonLink>
    </div>
  )
}
