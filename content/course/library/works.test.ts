import { expect, test } from 'vitest'
import { lessonPages } from '../pages.ts'
import { works } from './works.ts'

test('has at least 60 works, sorted by authors and year', () => {
  expect(works.length).toBeGreaterThanOrEqual(60)
  expect(works.map(({ slug }) => slug)).toEqual(
    works
      .toSorted((a, b) => a.authors.localeCompare(b.authors, 'en') || a.year - b.year)
      .map(({ slug }) => slug),
  )
})

test.each([...works])('$slug has a note of two or three sentences', ({ title, where, note }) => {
  expect(note).toMatch(/^[\p{Lu}“].{59,}[.”]$/u)
  expect(note.match(/[.?!]”? (?=[\p{Lu}“])/gu)?.length ?? 0).toBeLessThanOrEqual(2)
  expect([title, where, note].join(' ')).not.toMatch(/["']|--/)
})

test.each(lessonPages().map((page) => ({ ...page, name: `${page.lessonId}, page ${page.pageNumber}` })))(
  'every citation of $name is in the bibliography, with a link back to the page',
  ({ lessonId, pageNumber, content }) => {
    const [body = ''] = content.split(/<p><em>Sources?\.<\/em>/)
    const text = body.replaceAll(/<[^>]+>/g, ' ')
    for (const [, name = '', year] of text.matchAll(
      /(\p{Lu}[\p{L}’-]+)(?:\s+and\s+colleagues)?\s+\((\d{4})/gu,
    )) {
      const work = works.find((one) => one.authors.includes(name) && one.year === Number(year))
      expect(work, `${name} (${year})`).toBeDefined()
      const pageRef = { lesson: Number(lessonId.replace('lesson', '')), page: pageNumber }
      expect(work?.pages, work?.slug).toContainEqual(pageRef)
    }
  },
)
