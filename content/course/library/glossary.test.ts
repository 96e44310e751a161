import { expect, test } from 'vitest'
import { lessonPages } from '../pages.ts'
import { glossary } from './glossary.ts'

const pages = lessonPages()

// More would mean that the course has words of its own where plain English would do.
test('has at most 60 entries, in alphabetical order', () => {
  const terms = glossary.map(({ term }) => term)
  expect(terms.length).toBeLessThanOrEqual(60)
  expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })))
})

test.each([...glossary])('explains $term in one or two sentences', ({ text }) => {
  expect(text).toMatch(/^[\p{Lu}“].{29,}[.”]$/u)
  expect(text.match(/[.?!]”? (?=[\p{Lu}“])/gu)?.length ?? 0).toBeLessThanOrEqual(2)
  expect(text).not.toMatch(/["']|--/)
})

test.each([...glossary])('links $term to a page that mentions it', ({ term, page }) => {
  const { content } = pages.find(
    ({ lessonId, pageNumber }) => lessonId === `lesson${page.lesson}` && pageNumber === page.page,
  ) ?? { content: '' }
  const text = content.replaceAll(/<[^>]+>/g, ' ').toLowerCase()
  for (const part of term.toLowerCase().split(/[\s,]+/)) expect(text).toContain(part)
})
