import { embedCodeToLink } from '@course/contract/editing/media-links'
import { safeLinkUrl } from '@course/contract/media/rich-text-urls'
import { withKnownTags } from './known-tags.ts'

/** Larger than the HTML that a word processor adds to the longest page. */
const MAX_HTML_LENGTH = 1_000_000

/** Extracts headings, lists and links from pasted HTML, in an inert document; undefined if there are none. */
export function extractFormatting(html: string): HTMLElement | undefined {
  if (html.length > MAX_HTML_LENGTH) return undefined
  const { body } = new DOMParser().parseFromString(withKnownTags(embedCodeToLink(html)), 'text/html')
  for (const link of body.querySelectorAll('a')) {
    const href = safeLinkUrl(link.getAttribute('href') ?? '')
    if (href) link.setAttribute('href', href)
    else link.replaceWith(...link.childNodes)
  }
  return body.querySelector('h2, h3, h4, li, a') ? body : undefined
}
