import { siteContent } from '@course/content/site/content'
import { legalLinks } from '@course/content/site/legal'
import { shellCopy } from '@course/content/site/shell'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Brand } from './brand.tsx'
import { classNames } from './class-names.ts'
import { useScrollsDown } from './use-scrolls-down.ts'

type PageShellProps = {
  isSignedIn?: boolean
  /** The links of a learner. The header then leaves while scrolling down, and returns while scrolling up. */
  navigation?: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** Header and footer of every page except the landing page, also in the prerendered HTML. */
export function PageShell({ isSignedIn = false, navigation, footer, children }: PageShellProps) {
  const isScrollingDown = useScrollsDown()
  const hasNavigation = navigation !== undefined
  return (
    <div className={classNames('flex min-h-dvh flex-col', hasNavigation && 'max-md:pb-16')}>
      <a href="#main" className="skip-link">
        {shellCopy.skip}
      </a>
      <header
        className={classNames(
          'border-b border-hairline print:hidden',
          hasNavigation && 'bg-paper transition-transform md:sticky md:top-0 md:z-40',
          hasNavigation && isScrollingDown && 'md:-translate-y-full md:focus-within:translate-y-0',
        )}
      >
        <div className="shell flex min-h-18 items-center justify-between gap-3 sm:gap-6">
          <Brand shortOn={hasNavigation ? 'tablets' : isSignedIn ? 'phones' : undefined} />
          {navigation}
          <nav aria-label={shellCopy.account} className="flex gap-4 sm:gap-6">
            {isSignedIn && !hasNavigation && <HeaderLink to="/welcome">{shellCopy.dashboard}</HeaderLink>}
            <HeaderLink to={isSignedIn ? '/account' : '/welcome'}>{shellCopy.account}</HeaderLink>
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <footer className="border-t border-hairline text-sm text-muted print:hidden">
        <div className="shell flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-5">
          <p>{siteContent().footer.copyright}</p>
          {footer}
          <ul className="flex gap-6">
            {legalLinks().map((link) => (
              <li key={link.href}>
                <Link
                  to={link.href}
                  className="inline-flex min-h-10 items-center rounded-sm transition-colors hover:text-ink"
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </footer>
    </div>
  )
}

const HeaderLink = ({ to, children }: { to: string; children: string }) => (
  <Link
    to={to}
    className="inline-flex min-h-12 items-center rounded-sm text-sm font-semibold text-brand transition-colors hover:text-brand-hover"
  >
    {children}
  </Link>
)
