import { glossaryPath, type LessonLibrary } from '@course/contract/learning/library'
import { foldText, hasAllTerms, queryTerms, splitAtMatches } from '@course/contract/search/text-search'
import { createGlossaryMatcher } from './glossary-matcher.ts'

/** Links the first use of each glossary term on a page, and highlights the search match. */
export const prepareLessonText =
  (glossaryEntries: LessonLibrary['glossaryEntries'], find: string) =>
  (body: HTMLElement): void => {
    markPassage(body, queryTerms(find))
    linkGlossaryTerms(body, glossaryEntries)
  }

const passages = 'p, li, tr, h2, h3, h4, h5, h6, figcaption, caption'

/** Marks the first passage with all terms, or else the first with any term. */
function markPassage(body: HTMLElement, terms: readonly string[]): void {
  if (terms.length === 0) return
  const all = [...body.querySelectorAll(passages)].map((passage) => ({
    passage,
    folded: foldText(passage.textContent ?? ''),
  }))
  const found =
    all.find(({ folded }) => hasAllTerms(folded, terms)) ??
    all.find(({ folded }) => terms.some((term) => hasAllTerms(folded, [term])))
  if (!found) return
  for (const text of listTextNodes(found.passage)) {
    const runs = splitAtMatches(text.data, terms)
    if (runs.some(({ isMatch }) => isMatch))
      text.replaceWith(...runs.map((run) => (run.isMatch ? createElement('mark', run.text) : run.text)))
  }
}

/** No glossary links inside headings, code and other links. */
const unlinked = 'a, h1, h2, h3, h4, h5, h6, th, figcaption, caption, code, pre'

function linkGlossaryTerms(body: HTMLElement, glossaryEntries: LessonLibrary['glossaryEntries']): void {
  if (glossaryEntries.length === 0) return
  const findTerms = createGlossaryMatcher(glossaryEntries)
  const linked = new Set<string>()
  const headings = new Set([...body.querySelectorAll('h2, h3')].map(({ textContent }) => textContent ?? ''))
  // Skips the list of contents, whose entries repeat the headings.
  const isLinkable = ({ parentElement }: Text) =>
    !parentElement?.closest(unlinked) && !headings.has(parentElement?.closest('li')?.textContent ?? '-')
  for (const node of listTextNodes(body).filter(isLinkable)) {
    const parts: (string | Element)[] = []
    let end = 0
    for (const { text, index, slug } of findTerms(node.data)) {
      if (linked.has(slug)) continue
      linked.add(slug)
      parts.push(node.data.slice(end, index), createElement('a', text, glossaryPath(slug)))
      end = index + text.length
    }
    if (end > 0) node.replaceWith(...parts, node.data.slice(end))
  }
}

function listTextNodes(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

function createElement(name: 'a' | 'mark', text: string, href?: string): Element {
  const element = document.createElement(name)
  element.textContent = text
  if (href) element.setAttribute('href', href)
  return element
}
