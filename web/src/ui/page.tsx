import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const widths = { narrow: 'max-w-narrow', reading: 'max-w-reading', content: 'max-w-content' }

type PageProps = { width?: keyof typeof widths; className?: string; children: ReactNode }

/** The column of a page: narrow for a single form, reading for text, content for everything else. */
export function Page({ width = 'content', className, children }: PageProps) {
  return (
    <div className="shell py-8 sm:py-16">
      <div className={classNames('mx-auto w-full', widths[width], className)}>{children}</div>
    </div>
  )
}

type PageTitleProps = { eyebrow?: ReactNode; children: ReactNode; intro?: ReactNode; className?: string }

export function PageTitle({ eyebrow, children, intro, className }: PageTitleProps) {
  return (
    <div className={className}>
      {eyebrow && <p className="eyebrow mb-3">{eyebrow}</p>}
      <h1 className="text-4xl">{children}</h1>
      {intro && <p className="mt-3 max-w-reading text-muted sm:mt-4 sm:text-lg">{intro}</p>}
    </div>
  )
}
