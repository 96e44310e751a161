import { siteName } from '@course/content/site/site'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { StrandsMark } from './strands.tsx'

/** The site's sign and name, leading home. */
export function Brand({ className }: { className?: string }) {
  return (
    <Link
      to="/"
      className={classNames(
        'inline-flex min-h-12 items-center gap-3 rounded-sm font-display text-sm leading-tight text-ink min-[22rem]:text-lg',
        className,
      )}
    >
      <StrandsMark className="shrink-0" />
      {siteName}
    </Link>
  )
}
