import { siteContent } from '@course/content/site/content'
import { footerLinks } from '@course/content/site/footer'
import { shellCopy } from '@course/content/site/shell'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Brand } from './brand.tsx'

/** Header and footer of every page except the landing page, also in the prerendered HTML. */
export function PageShell({ isSignedIn = false, children }: { isSignedIn?: boolean; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        {shellCopy.skip}
      </a>
      <header className="border-b border-hairline print:hidden">
        <div className="shell flex min-h-18 items-center justify-between gap-3 sm:gap-6">
          <Brand isShortOnPhones={isSignedIn} />
          <nav aria-label={shellCopy.account} className="flex gap-4 sm:gap-6">
            {isSignedIn && <HeaderLink to="/welcome">{shellCopy.dashboard}</HeaderLink>}
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
          <ul className="flex gap-6">
            {footerLinks.legalLinks.map((link) => (
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
