import type { ReactNode, Ref } from 'react'
import { Card } from './card.tsx'

type SectionFrameProps = {
  /** The anchor, as in `/account#profile`. */
  id: string
  title: string
  intro: ReactNode
  /** Lets the heading take focus after a button was removed. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** Title and intro with the content beside them, or below them on phones. */
export function SectionFrame({ id, title, intro, headingRef, children }: SectionFrameProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-12 gap-y-4 border-t border-hairline py-8 first:border-t-0 md:gap-y-5 md:py-10 md:first:border-t lg:grid-cols-[1fr_2fr]"
    >
      <div>
        <h2 id={`${id}-title`} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="text-2xl">
          {title}
        </h2>
        <p className="mt-2 max-w-reading text-muted">{intro}</p>
      </div>
      <Card>{children}</Card>
    </section>
  )
}
