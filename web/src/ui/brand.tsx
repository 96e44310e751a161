import { siteContent } from '@course/content/site/content'
import { publicStorage } from '@course/contract/editing/media-links'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { StrandsMark } from './strands.tsx'

type BrandProps = {
  className?: string
  /** Where the name leaves no room for the links beside it, so that only the logo is shown. */
  shortOn?: 'phones' | 'tablets'
}

/** The site's logo and name, linked to the home page. */
export function Brand({ className, shortOn }: BrandProps) {
  return (
    <Link
      to="/"
      className={classNames(
        'inline-flex min-h-12 items-center gap-2 rounded-sm font-display text-[1rem] leading-tight text-ink sm:gap-3 sm:text-lg',
        // On one line beside a link, on a phone.
        "max-sm:tracking-[-0.02em] max-sm:[word-spacing:0.06em] max-sm:[font-variation-settings:'opsz'_72]",
        className,
      )}
    >
      <Logo />
      <span
        className={classNames(
          shortOn === 'phones' && 'max-sm:sr-only',
          shortOn === 'tablets' && 'md:max-lg:sr-only',
        )}
      >
        {siteContent().site.name}
      </span>
    </Link>
  )
}

/** The owner's logo, or the built-in mark. */
function Logo() {
  const { logo, darkLogo } = siteContent().site
  if (!logo) return <StrandsMark className="shrink-0 max-sm:h-5" />
  return (
    <picture className="shrink-0">
      {darkLogo && <source media="(prefers-color-scheme: dark)" srcSet={publicStorage + darkLogo} />}
      <img src={publicStorage + logo} alt="" className="h-8 w-auto max-w-32 object-contain" />
    </picture>
  )
}
