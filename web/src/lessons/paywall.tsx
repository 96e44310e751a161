import { courseLabels } from '@course/content/site/learning/course-labels'
import { lessonCopy } from '@course/content/site/learning/lesson'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

const lineWidths = [
  'w-2/5',
  'w-full',
  'w-11/12',
  'w-full',
  'w-4/5',
  'w-full',
  'w-10/12',
  'w-3/5',
  'w-full',
  'w-11/12',
  'w-1/2',
]

/** Shown instead of the text to users who have not paid: a blurred page with an explanation. */
export function Paywall() {
  return (
    <div className="relative">
      <div aria-hidden="true" inert className="pointer-events-none grid gap-4 opacity-60 blur-sm select-none">
        {lineWidths.map((width, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity
            key={index}
            className={`${width} ${index === 0 ? 'mb-3 h-8' : 'h-4'} rounded-sm bg-outline`}
          />
        ))}
      </div>
      <div className="absolute inset-0 grid place-items-center">
        <Card floats className="text-center">
          <p role="alert" className="font-display text-xl">
            {lessonCopy.paywall}
          </p>
          <ButtonLink to="/" state={{ scrollTo: 'enrollment' }} wide className="mt-5">
            {courseLabels.enroll}
          </ButtonLink>
        </Card>
      </div>
    </div>
  )
}
