import { describe, expect, test } from 'vitest'
import { articles } from './articles.ts'
import type { Article } from './types.ts'
import { works } from './works.ts'

const textOf = ({ sections }: Article) =>
  sections.flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points]).join(' ')

const isCase = ({ title }: Article) => title.startsWith('Documented case: ')

const isExample = ({ title }: Article) => title.startsWith('Example plan: ')

test('there are ten articles, two documented cases and four example plans', () => {
  expect(articles.filter((article) => !isCase(article) && !isExample(article))).toHaveLength(10)
  expect(articles.filter(isExample)).toHaveLength(4)
  expect(articles.filter(isCase)).toHaveLength(2)
})

describe.each([...articles])('$slug', (article) => {
  const text = textOf(article)

  test('has 1,000 to 1,500 words, a case 1,500 to 2,200, in typographic quotes', () => {
    const words = text.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(isCase(article) ? 1500 : isExample(article) ? 700 : 1000)
    expect(words).toBeLessThanOrEqual(isCase(article) || isExample(article) ? 2200 : 1500)
    expect([article.title, article.summary, text].join(' ')).not.toMatch(/["']|--/)
  })

  test('states the limits of the evidence and ends with a list of actions', () => {
    const headings = article.sections.map(({ heading }) => heading)
    expect(headings.filter((heading) => /what it does not show/i.test(heading))).toHaveLength(1)
    expect(headings.at(-1)).toBe('Use it on Monday')
    expect(article.sections.at(-1)?.points?.length).toBeGreaterThanOrEqual(3)
  })

  test('lists every work it cites, and cites every work it lists', () => {
    const cited = new Set<string>()
    for (const [citation, name = '', year = ''] of text.matchAll(
      /(\p{Lu}[\p{L}’-]+)(?:\s+and\s+colleagues)?\s+\(?(\d{4})\)/gu,
    )) {
      const work = works.find(
        ({ slug, authors, year: published }) =>
          article.works.includes(slug) && authors.includes(name) && published === Number(year),
      )
      expect(work, citation).toBeDefined()
      cited.add(work?.slug ?? '')
    }
    expect([...cited].toSorted()).toEqual(article.works.toSorted())
  })
})

test.each([
  [
    'It is not X. It is Y.',
    /\b(?:is|are|was|were) not [^.!?]+[.!?] (?:It|That|This|They|He|She) (?:is|are|was|were)\b/g,
  ],
  ['Not X, but Y.', /[.!?]\s+Not [^.!?]+, but [^.!?]+[.!?]/g],
  ['X is not Y but Z.', /\b(?:is|are|was|were) not [^.,;!?]+ but [^.,;!?]+[.!?]/g],
])('uses the phrase pattern “%s” at most three times', (_, pattern) => {
  const found = articles.flatMap((article) => textOf(article).match(pattern) ?? [])
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(3)
})
