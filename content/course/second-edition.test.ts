import { describe, expect, test } from 'vitest'
import { builtInCourse } from '../site/course.ts'
import { minutesToRead, wordsIn } from '../site/reading-time.ts'
import { lessonPages } from './pages.ts'
import { quizzes } from './quizzes.ts'

const pages = lessonPages().map((page) => ({ ...page, name: `${page.lessonId}, page ${page.pageNumber}` }))

describe.each(pages)('$name', ({ lessonId, pageNumber, content }) => {
  const text = textOf(content)
  const words = wordsIn(text)
  const headings = [...content.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, heading]) => heading as string)

  test('states its reading time, at 200 words per minute', () => {
    const minutes = /^<h2>[^<]+<\/h2>\s*<p><em>About (\d+) minutes to read/.exec(content)?.[1]
    expect(Math.abs(Number(minutes) - minutesToRead(words))).toBeLessThanOrEqual(1)
    const lesson = builtInCourse.lessons.find(({ id }) => id === lessonId)
    expect(lesson?.minutes[pageNumber - 1]).toBe(Number(minutes))
  })

  test('lists its sections at the start and learning outcomes at the end', () => {
    const contents = /<p><strong>On this page<\/strong><\/p>\s*<ol>([\s\S]*?)<\/ol>/.exec(content)?.[1]
    const listed = [...(contents ?? '').matchAll(/<li>([^<]+)<\/li>/g)].map(([, item]) => item)
    expect(listed).toEqual(headings.slice(0, -3))
    expect(headings.slice(-3)).toEqual([
      expect.stringMatching(/^Checklist: /),
      'What you can do now',
      'Reflection',
    ])
    expect(content).toMatch(/<h3>What you can do now<\/h3>\s*<ul>/)
  })

  test('contains the running case and marks worked examples as fictional', () => {
    expect(headings.some((heading) => heading.includes('Larkmoor'))).toBe(true)
    for (const heading of headings.filter((it) => it.startsWith('Worked example: '))) {
      expect(sectionOf(content, heading)).toMatch(/fictional/i)
    }
  })

  test('lists a source for every citation', () => {
    const [body = '', sources = ''] = content.split(/<p><em>Sources?\.<\/em>/)
    for (const [, name, year] of textOf(body).matchAll(
      /(\p{Lu}[\p{L}’-]+)(?:\s+and\s+colleagues)?\s+\((\d{4})/gu,
    )) {
      expect(sources, `${name} (${year})`).toMatch(new RegExp(`${name}[^.]*\\.?[^]*?${year}`))
    }
  })
})

test('has three documented changes, each with a note on what is contested', () => {
  const documentedSections = pages.flatMap(({ content }) =>
    [...content.matchAll(/<h3>(A documented change: [^<]+)<\/h3>/g)].map(([, heading]) =>
      sectionOf(content, heading as string),
    ),
  )
  expect(documentedSections).toHaveLength(3)
  for (const section of documentedSections) {
    expect(section).toMatch(/contested/i)
    expect(section).not.toMatch(/Larkmoor|fictional/i)
  }
})

test.each([
  [
    'It is not X. It is Y.',
    /\b(?:is|are|was|were) not [^.!?]+[.!?] (?:It|That|This|They|He|She) (?:is|are|was|were)\b/g,
  ],
  ['Not X, but Y.', /[.!?]\s+Not [^.!?]+, but [^.!?]+[.!?]/g],
  ['X is not Y but Z.', /\b(?:is|are|was|were) not [^.,;!?]+ but [^.,;!?]+[.!?]/g],
])('uses the phrase pattern “%s” at most three times', (_, pattern) => {
  const found = pages.flatMap(({ content }) => textOf(content).replaceAll(/\s+/g, ' ').match(pattern) ?? [])
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(3)
})

// Learners should judge a new situation instead of recognizing a number.
test.each([...quizzes])(
  'no question of $lessonId shares a number with its pages',
  ({ lessonId, questions, overview }) => {
    const numbersIn = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? []
    const onPages = new Set(
      pages.filter((page) => page.lessonId === lessonId).flatMap(({ content }) => numbersIn(textOf(content))),
    )
    for (const { question, options } of [...questions, ...overview]) {
      const shared = numbersIn([question, ...options].join(' ')).filter((number) => onPages.has(number))
      expect(shared, question).toEqual([])
    }
  },
)

function textOf(html: string): string {
  return html.replaceAll(/<[^>]+>/g, ' ')
}

function sectionOf(html: string, heading: string): string {
  return html.split(`<h3>${heading}</h3>`)[1]?.split('<h3>')[0] ?? ''
}
