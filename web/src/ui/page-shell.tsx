import { siteContent } from '@course/content/site/content'
import { legalLinks } from '@course/content/site/legal'
import { shellCopy } from '@course/content/site/shell'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { Brand } from './brand.tsx'
import { classNames } from './class-names.ts'
import { useScrollsDown } from './use-scrolls-down.ts'

type PageShellProps = {
  isSignedIn?: boolean
  /** The links of a learner. The header then leaves while scrolling down, and returns while scrolling up. */
  navigation?: ReactNode
  /** Whether the navigation stands at the foot of the window on phones. */
  hasBar?: boolean
  footer?: ReactNode
  children: ReactNode
}

/** Header and footer of every page except the landing page, also in the prerendered HTML. */
export function PageShell(props: PageShellProps) {
  const { isSignedIn = false, navigation, hasBar = true, footer, children } = props
  const isScrollingDown = useScrollsDown()
  const hasNavigation = navigation !== undefined
  return (
    <div className={classNames('flex min-h-dvh flex-col', hasNavigation && hasBar && 'max-md:pb-16')}>
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
        <div className="shell flex min-h-14 items-center justify-between gap-2 sm:min-h-18 sm:gap-6">
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
  <NavLink
    to={to}
    className={({ isActive }) =>
      classNames(
        'inline-flex min-h-12 items-center rounded-sm text-sm font-medium transition-colors hover:text-brand',
        isActive ? 'text-brand underline decoration-2 underline-offset-8' : 'text-ink',
      )
    }
  >
    {children}
  </NavLink>
)
