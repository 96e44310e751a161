import { outlineCopy } from '@course/content/site/learning/outline'

/** A section of a lesson page: the text below one heading. */
export type Section = { id: string; title: string }

const headingsOf = (body: HTMLElement) => [...body.querySelectorAll('h3')]

export function sectionsOf(html: string): readonly Section[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return headingsOf(body).map((heading, index) => ({
    id: sectionId(index),
    title: heading.textContent?.trim() ?? '',
  }))
}

const sectionId = (index: number) => `section-${index + 1}`

/**
 * Lets the outline link to the sections, and removes the list of them that the text may begin with, because the outline
 * takes its place. Texts with one section have no outline and keep the list.
 */
export function prepareSections(body: HTMLElement): void {
  const headings = headingsOf(body)
  for (const [index, heading] of headings.entries()) heading.id = sectionId(index)
  const [first, second] = headings
  if (!first || !second) return
  const title = [...body.querySelectorAll('p')].find(
    ({ textContent }) => textContent?.trim() === outlineCopy.title,
  )
  const list = title?.nextElementSibling
  if (!title || !list?.matches('ol, ul')) return
  const isBefore = title.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING
  if (!isBefore) return
  list.remove()
  title.remove()
}
