import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { classNames } from '../ui/class-names.ts'
import { focusOnMount } from '../ui/focus-on-mount.ts'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'

type AuthCardProps = {
  title: string
  intro?: ReactNode
  /** Moves focus to the title, for a card that replaces another one. */
  takesFocus?: boolean
  /** Shown above the card. */
  above?: ReactNode
  /** De-emphasized, when the content above is the main action. */
  isSecondary?: boolean
  children?: ReactNode
}

/** The narrow card of every sign-in screen. */
export function AuthCard(props: AuthCardProps) {
  const { title, intro, takesFocus = false, above, isSecondary = false, children } = props
  return (
    <Page width="narrow">
      <PageMeta title={title} />
      {above}
      <Card className={classNames(isSecondary && 'bg-transparent')}>
        <h1
          ref={takesFocus ? focusOnMount : undefined}
          tabIndex={-1}
          className={isSecondary ? 'text-xl text-muted' : 'text-3xl'}
        >
          {title}
        </h1>
        {intro && <div className="mt-3 text-muted">{intro}</div>}
        {children && <div className="mt-6">{children}</div>}
      </Card>
    </Page>
  )
}
