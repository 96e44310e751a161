import { authCopy } from '@course/content/site/auth/sign-in'
import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { focusOnMount } from '../ui/focus-on-mount.ts'
import { Page } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { StrandsProgress } from '../ui/strands.tsx'

type AuthCardProps = {
  title: string
  intro?: ReactNode
  /** Moves focus to the title, for a card that replaces another one. */
  takesFocus?: boolean
  /** Shown above the card. */
  above?: ReactNode
  /** Folded, when the content above is the main action. */
  isSecondary?: boolean
  /** Unfolds it, because the action above has failed. */
  isUnfolded?: boolean
  children?: ReactNode
}

/** The narrow card of every sign-in screen. */
export function AuthCard(props: AuthCardProps) {
  const { title, intro, takesFocus = false, above, isSecondary = false, isUnfolded, children } = props
  if (isSecondary) {
    return (
      <Page width="narrow">
        <PageMeta title={authCopy.afterPayment.title} />
        <Card>
          <StrandsProgress value={1} max={1} className="animate-once" />
          <h1 className="mt-5 mb-4 text-3xl">{authCopy.afterPayment.title}</h1>
          {above}
        </Card>
        <details open={isUnfolded} className="mt-4 px-6 sm:px-8">
          <summary className="min-h-11 rounded-sm text-sm font-semibold text-brand">
            {authCopy.afterPayment.signIn}
          </summary>
          <h2 className="mt-4 text-xl text-muted">{title}</h2>
          <div className="mt-4">{children}</div>
        </details>
      </Page>
    )
  }
  return (
    <Page width="narrow">
      <PageMeta title={title} />
      {above && <div className="mb-8">{above}</div>}
      <Card>
        <h1 ref={takesFocus ? focusOnMount : undefined} tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        {intro && <div className="mt-3 text-muted">{intro}</div>}
        {children && <div className="mt-6">{children}</div>}
      </Card>
    </Page>
  )
}
