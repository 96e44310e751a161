import { describe, expect, test } from 'vitest'
import { builtInCourse } from '../../site/course.ts'
import { library } from '../library.ts'
import { templates } from '../toolkit.ts'
import type { PageReference } from './types.ts'

const { articles, glossary, workshops, works } = library

const isPage = ({ lesson, page }: PageReference) =>
  page >= 1 && page <= (builtInCourse.lessons[lesson - 1]?.minutes.length ?? 0)

test.each(Object.entries({ glossary, works, articles, workshops }))(
  'every slug in %s is unique and valid in a URL',
  (_, entries) => {
    const slugs = entries.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  },
)

test('course.hasLibrary tells whether there is a library', () => {
  expect(builtInCourse.hasLibrary).toBe(Object.values(library).some((entries) => entries.length > 0))
})

test('every page reference points to an existing page', () => {
  const references = [
    ...glossary.map(({ page }) => page),
    ...[...works, ...articles].flatMap(({ pages }) => pages),
  ]
  expect(references.filter((reference) => !isPage(reference))).toEqual([])
})

test('no term or form is in the glossary twice', () => {
  const forms = glossary.flatMap(({ term, forms = [] }) => [term, ...forms]).map((it) => it.toLowerCase())
  expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([])
})

test.each(works)('$slug has a valid DOI or a valid link, or neither', ({ doi, link }) => {
  if (doi !== undefined) expect(doi).toMatch(/^10\.\d{4,}\/\S+$/)
  if (link !== undefined) expect(link).toMatch(/^https:\/\/[^\s/]+\.[^\s/]+/)
  expect(doi !== undefined && link !== undefined).toBe(false)
})

test.each(articles)('$slug cites only works of the bibliography', ({ works: slugs }) => {
  expect(slugs.filter((slug) => !works.some((work) => work.slug === slug))).toEqual([])
})

describe.each(workshops)('$slug', ({ agenda, templates: numbers }) => {
  test('has an agenda without gaps', () => {
    expect(agenda.map(({ from }) => from)).toEqual([0, ...agenda.slice(0, -1).map(({ to }) => to)])
    for (const { from, to } of agenda) expect(to).toBeGreaterThan(from)
  })

  test('uses templates of the toolkit', () => {
    expect(numbers.filter((number) => !templates.some((template) => template.number === number))).toEqual([])
  })
})
