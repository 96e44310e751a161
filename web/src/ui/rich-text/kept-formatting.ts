import { replacePlayerCode } from '@course/contract/media-links'
import { webAddress } from '@course/contract/rich-text-addresses'
import { droppedElements } from './rich-text.tsx'

/** Longer than what the longest page brings along from a word processor. */
const longestSource = 2_000_000

const keptNames: Readonly<Record<string, string>> = {
  ...{ h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' },
  ...{ ul: 'ul', ol: 'ol', li: 'li', p: 'p', br: 'br' },
}

/** They lose their name and still keep what is in them apart. */
const blockNames = new Set(
  'address article aside blockquote caption center dd details div dl dt fieldset figcaption figure footer form header hr main nav pre section summary table tbody td tfoot th thead tr'.split(
    ' ',
  ),
)

/**
 * The headings, lists and links of pasted HTML with all of its words, in an inert document; undefined when it has none
 * of the three. Every element is made anew from the names above, and its only attribute is an address that may be stored.
 */
export function keptFormatting(html: string): HTMLElement | undefined {
  if (html.length > longestSource) return undefined
  const { body } = new DOMParser().parseFromString(replacePlayerCode(html), 'text/html')
  const kept = document.implementation.createHTMLDocument().body
  kept.append(...[...body.childNodes].flatMap((node) => copiesOf(node, kept.ownerDocument)))
  return kept.querySelector('h2, h3, h4, li, a') ? kept : undefined
}

function copiesOf(node: Node, target: Document): Node[] {
  if (node instanceof Text) return [target.createTextNode(node.data)]
  if (!(node instanceof Element) || node.namespaceURI !== 'http://www.w3.org/1999/xhtml') return []
  const name = node.localName
  if (droppedElements.has(name) || removedWithContent.has(name)) return []
  const children = () => [...node.childNodes].flatMap((child) => copiesOf(child, target))
  const href = name === 'a' ? webAddress(node.getAttribute('href') ?? '') : undefined
  const keptName = href ? 'a' : (keptNames[name] ?? (blockNames.has(name) ? 'div' : undefined))
  if (!keptName) return children()
  const copy = target.createElement(keptName)
  if (href) copy.setAttribute('href', href)
  copy.append(...children())
  return [copy]
}

/** What they hold is no text of the page. */
const removedWithContent = new Set(
  'applet audio datalist dialog iframe listing option select video'.split(' '),
)
