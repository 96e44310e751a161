import { siteContent } from '@course/content/site/content'
import { footerLinks } from '@course/content/site/footer'
import { legalLinks } from '@course/content/site/legal'
import { shellCopy } from '@course/content/site/shell'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import { StrandsMark } from '../ui/strands.tsx'

const linkClass =
  'inline-flex min-h-10 items-center rounded-sm text-on-deep-muted transition-colors hover:text-on-deep hover:underline underline-offset-4'

export function SiteFooter() {
  const content = siteContent()
  return (
    <footer id="footer" className="on-deep bg-deep text-sm text-on-deep">
      <div className="shell pt-12 pb-8 sm:pt-16">
        <div className="grid grid-cols-2 gap-x-8 gap-y-8 sm:gap-y-10 lg:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="max-w-96 max-lg:col-span-2">
            <p className="flex items-center gap-3 font-display text-lg">
              <StrandsMark className="footer-mark" haloClass="stroke-deep" />
              {content.site.name}
            </p>
            <p className="mt-4 text-on-deep-muted">{content.footer.description}</p>
            <address className="mt-6 text-on-deep-muted not-italic">
              <a href={`mailto:${content.footer.contact.email}`} className={linkClass}>
                {content.footer.contact.email}
              </a>
              {content.footer.contact.address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
          </div>
          <LinkColumn title={footerLinks.titles.quickLinks}>
            {footerLinks.quickLinks.map((link) => (
              <Link key={link.section} to={`#${link.section}`} className={linkClass}>
                {link.label}
              </Link>
            ))}
          </LinkColumn>
          <LinkColumn title={footerLinks.titles.support}>
            {footerLinks.supportLinks.map((link) => (
              <FooterLink key={link.href} href={link.href}>
                {link.label}
              </FooterLink>
            ))}
            <FooterLink href={`mailto:${content.footer.contact.email}`}>{footerLinks.emailLabel}</FooterLink>
            <a href={content.footer.coaching.href} target="_blank" rel="noopener" className={linkClass}>
              {content.footer.coaching.label}
              <ExternalLinkIcon />
            </a>
          </LinkColumn>
          <LinkColumn title={footerLinks.titles.legal}>
            {legalLinks().map((link) => (
              <FooterLink key={link.href} href={link.href}>
                {link.label}
              </FooterLink>
            ))}
          </LinkColumn>
        </div>
        <div className="mt-8 flex flex-wrap sm:mt-12 items-center justify-between gap-x-8 gap-y-3 border-t border-deep-hairline pt-6">
          <p className="text-on-deep-muted">{content.footer.copyright}</p>
          <ul className="flex gap-6">
            {content.footer.socialLinks.map((link) => (
              <li key={link.href}>
                <a href={link.href} target="_blank" rel="noopener" className={linkClass}>
                  {link.label}
                  <ExternalLinkIcon />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

function LinkColumn({ title, children }: { title: string; children: ReactNode[] | ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-sans text-sm font-semibold tracking-normal">{title}</h2>
      <div className="mt-3 flex flex-col items-start">{children}</div>
    </nav>
  )
}

function FooterLink({ href, children }: { href: string; children: string }) {
  if (!href.startsWith('/')) {
    return (
      <a href={href} className={linkClass}>
        {children}
      </a>
    )
  }
  return (
    <Link to={href} className={linkClass}>
      {children}
    </Link>
  )
}

function ExternalLinkIcon() {
  return (
    <>
      <span className="sr-only"> {shellCopy.opensInNewTab}</span>
      <Icon name="external" className="ml-1.5 size-2.5" />
    </>
  )
}
