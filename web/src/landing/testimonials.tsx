import { siteContent } from '@course/content/site/content'
import { sampleReviewsNote } from '@course/content/site/pages/testimonials'
import { Stars } from '../ui/stars.tsx'
import { Section, SectionHeading } from './section.tsx'

/** In production the server removes sample reviews from the HTML and sets `data-samples="hidden"`. */
const isHidden = () =>
  siteContent().testimonials.isSample === true &&
  typeof document !== 'undefined' &&
  document.documentElement.dataset.samples === 'hidden'

export function Testimonials() {
  const { reviews, testimonials } = siteContent()
  if (isHidden() || testimonials.items.length === 0) return null
  return (
    <Section id="testimonials">
      <SectionHeading id="testimonials" eyebrow={reviews.eyebrow} title={reviews.title} />
      <ul className="mt-8 grid gap-x-12 gap-y-8 sm:mt-12 sm:gap-y-12 lg:grid-cols-3">
        {testimonials.items.map((testimonial) => (
          <li key={testimonial.name + testimonial.content}>
            <figure className="flex h-full flex-col border-t border-hairline pt-5 sm:pt-6">
              <Stars rating={testimonial.rating} />
              <blockquote className="mt-3 mb-4 font-display text-base leading-snug sm:mt-5 sm:mb-6 sm:text-xl">
                <p>“{testimonial.content}”</p>
              </blockquote>
              <figcaption className="mt-auto text-sm text-muted">
                <strong className="font-semibold text-ink">{testimonial.name}</strong>
                <br />
                {[testimonial.role, testimonial.company].filter(Boolean).join(', ')}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {testimonials.isSample && <p className="mt-8 text-sm text-muted">{sampleReviewsNote}</p>}
    </Section>
  )
}
