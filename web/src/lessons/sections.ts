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

/** Lets the outline link to the sections, and removes the list of them that the text begins with. */
export function prepareSections(body: HTMLElement): void {
  for (const [index, heading] of headingsOf(body).entries()) heading.id = sectionId(index)
  const title = [...body.querySelectorAll('p')].find(
    ({ textContent }) => textContent?.trim() === outlineCopy.title,
  )
  const list = title?.nextElementSibling
  if (!list?.matches('ol, ul')) return
  list.remove()
  title?.remove()
}
