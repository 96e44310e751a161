import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

type SectionProps = { id: string; className?: string; children: ReactNode }

/** A linkable section of the landing page, labeled by the heading with the id `{id}-title`. */
export function Section({ id, className, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames('py-11 md:py-20 xl:py-24', className)}
    >
      <div className="shell">{children}</div>
    </section>
  )
}

type HeadingProps = { id: string; eyebrow: string; title: string; intro?: string; className?: string }

export function SectionHeading({ id, eyebrow, title, intro, className }: HeadingProps) {
  return (
    <div className={className}>
      <p className="eyebrow">{eyebrow}</p>
      <h2 id={`${id}-title`} className="mt-3 text-4xl">
        {title}
      </h2>
      {intro && <p className="mt-4 max-w-reading text-muted sm:text-lg">{intro}</p>}
    </div>
  )
}
