import { webAddress } from '@course/contract/media/rich-text-addresses'
import { replacePlayerCode } from '@course/contract/texts/media-links'
import { withKnownTags } from './known-tags.ts'

/** Longer than what the longest page brings along from a word processor. */
const longestSource = 1_000_000

/**
 * The headings, lists and links of pasted HTML with all of its words, in a document that runs and loads nothing;
 * undefined when it has none of the three. Links lead where stored ones may lead.
 */
export function keptFormatting(html: string): HTMLElement | undefined {
  if (html.length > longestSource) return undefined
  const { body } = new DOMParser().parseFromString(withKnownTags(replacePlayerCode(html)), 'text/html')
  for (const link of body.querySelectorAll('a')) {
    const href = webAddress(link.getAttribute('href') ?? '')
    if (href) link.setAttribute('href', href)
    else link.replaceWith(...link.childNodes)
  }
  return body.querySelector('h2, h3, h4, li, a') ? body : undefined
}
