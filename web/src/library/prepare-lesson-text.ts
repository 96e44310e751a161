import { glossaryPath, type LessonLibrary } from '@course/contract/learning/library'
import { foldText, hasAllTerms, queryTerms, runsOf } from '@course/contract/search/text-search'
import { glossaryMatcher } from './glossary-matcher.ts'

/** Links the words of the glossary where a page first uses them, and marks what a search led here for. */
export const prepareLessonText =
  (glossaryEntries: LessonLibrary['glossaryEntries'], find: string) =>
  (body: HTMLElement): void => {
    markPassage(body, queryTerms(find))
    linkGlossaryTerms(body, glossaryEntries)
  }

const passages = 'p, li, tr, h2, h3, h4, h5, h6, figcaption, caption'

/** The first passage that has all terms; without one, the first that has any. */
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
  for (const text of textsIn(found.passage)) {
    const runs = runsOf(text.data, terms)
    if (runs.some(({ isMatch }) => isMatch))
      text.replaceWith(...runs.map((run) => (run.isMatch ? elementOf('mark', run.text) : run.text)))
  }
}

/** Headings stay as they are, and a link leads to one place only. */
const unlinked = 'a, h1, h2, h3, h4, h5, h6, th, figcaption, caption, code, pre'

function linkGlossaryTerms(body: HTMLElement, glossaryEntries: LessonLibrary['glossaryEntries']): void {
  if (glossaryEntries.length === 0) return
  const wordsIn = glossaryMatcher(glossaryEntries)
  const linked = new Set<string>()
  const headings = new Set([...body.querySelectorAll('h2, h3')].map(({ textContent }) => textContent ?? ''))
  // The list of contents is made of headings.
  const isLinked = ({ parentElement }: Text) =>
    !parentElement?.closest(unlinked) && !headings.has(parentElement?.closest('li')?.textContent ?? '-')
  for (const node of textsIn(body).filter(isLinked)) {
    const parts: (string | Element)[] = []
    let end = 0
    for (const { text, index, slug } of wordsIn(node.data)) {
      if (linked.has(slug)) continue
      linked.add(slug)
      parts.push(node.data.slice(end, index), elementOf('a', text, glossaryPath(slug)))
      end = index + text.length
    }
    if (end > 0) node.replaceWith(...parts, node.data.slice(end))
  }
}

function textsIn(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

function elementOf(name: 'a' | 'mark', text: string, href?: string): Element {
  const element = document.createElement(name)
  element.textContent = text
  if (href) element.setAttribute('href', href)
  return element
}
