import type { User } from '@supabase/auth-js'
import type { ReactNode, Ref } from 'react'
import { useId } from 'react'
import { Card } from '../ui/card.tsx'

/** What every section of the page gets. */
export type SectionProps = { user: User }

type SectionFrameProps = {
  title: string
  intro: ReactNode
  /** For a section whose heading takes the focus when a button has gone. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** One subject of the account: what it is about, and beside it (on phones below) what can be done. */
export function SectionFrame({ title, intro, headingRef, children }: SectionFrameProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-hairline py-10 lg:grid-cols-[1fr_2fr]"
    >
      <div>
        <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="text-2xl">
          {title}
        </h2>
        <p className="mt-2 max-w-reading text-muted">{intro}</p>
      </div>
      <Card>{children}</Card>
    </section>
  )
}
