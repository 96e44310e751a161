import { siteContent } from './content.ts'
import { footerLinks } from './footer.ts'

/** What the placeholders of the consent link to. */
const consentLinks: Readonly<Record<string, { label: string; href: string }>> = {
  terms: { label: 'Terms of Service', href: '/terms' },
  privacy: { label: 'Privacy Policy', href: '/privacy' },
  withdrawal: { label: 'Right of Withdrawal', href: '/withdrawal' },
}

type ConsentPart = string | { label: string; href: string }

/** The consent at the checkout: texts and links. Empty if the owner wants none. */
export const consentParts = (): ConsentPart[] =>
  siteContent()
    .legal.consent.split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 1 ? (consentLinks[part] ?? `{${part}}`) : part))
    .filter((part) => part !== '')

/** The legal pages that the footer links to. */
export const legalLinks = (): readonly { label: string; href: string }[] => [
  ...footerLinks.legalLinks,
  ...(isLinked('imprint') ? [{ label: 'Imprint', href: '/imprint' }] : []),
  ...(isLinked('withdrawal') ? [{ label: 'Right of Withdrawal', href: '/withdrawal' }] : []),
]

/** Pages that not every business needs are found only when the owner links them. */
export const isLinked = (page: 'imprint' | 'withdrawal'): boolean => siteContent().legal[page] === 'footer'

/** The price with what the owner adds to it, such as “incl. VAT”. */
export function currencyText(currency: string): string {
  const { priceNote } = siteContent().legal
  return priceNote ? `${currency} ${priceNote}` : currency
}
