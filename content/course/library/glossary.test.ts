import { expect, test } from 'vitest'
import { lessonPages } from '../pages.ts'
import { glossary } from './glossary.ts'

const pages = lessonPages()

test('the glossary has at least ninety words, in the order of the alphabet', () => {
  const words = glossary.map(({ term }) => term)
  expect(words.length).toBeGreaterThanOrEqual(90)
  expect(words).toEqual(words.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })))
})

test.each([...glossary])('$word is explained in one or two sentences', ({ text }) => {
  expect(text).toMatch(/^[\p{Lu}“].{29,}[.”]$/u)
  expect(text.match(/[.?!]”? (?=[\p{Lu}“])/gu)?.length ?? 0).toBeLessThanOrEqual(2)
  expect(text).not.toMatch(/["']|--/)
})

test.each([...glossary])('$word leads to a page that speaks of it', ({ term, page }) => {
  const { content } = pages.find(
    ({ lessonId, pageNumber }) => lessonId === `lesson${page.lesson}` && pageNumber === page.page,
  ) ?? { content: '' }
  const text = content.replaceAll(/<[^>]+>/g, ' ').toLowerCase()
  for (const part of term.toLowerCase().split(/[\s,]+/)) expect(text).toContain(part)
})
