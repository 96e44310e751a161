import { siteName } from '@course/content/site/site'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { StrandsMark } from './strands.tsx'

type BrandProps = {
  className?: string
  /** Where other links need the room, phones show the sign alone. */
  isShortOnPhones?: boolean
}

/** The site's sign and name, leading home. */
export function Brand({ className, isShortOnPhones }: BrandProps) {
  return (
    <Link
      to="/"
      className={classNames(
        'inline-flex min-h-12 items-center gap-3 rounded-sm font-display text-sm leading-tight text-ink min-[22rem]:text-lg',
        className,
      )}
    >
      <StrandsMark className="shrink-0" />
      <span className={isShortOnPhones ? 'max-sm:sr-only' : undefined}>{siteName}</span>
    </Link>
  )
}
