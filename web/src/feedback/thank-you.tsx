import { congratulations } from '@course/content/site/feedback'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../ui/button.tsx'
import { PageTitle } from '../ui/page.tsx'
import { StrandsRule } from '../ui/strands.tsx'

/** The end of the course. */
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
      <ButtonLink to="/" wide className="mt-10">
        Go Back Home
      </ButtonLink>
    </div>
  )
}
