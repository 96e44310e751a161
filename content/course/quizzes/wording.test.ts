import { describe, expect, test } from 'vitest'
import { quizzes } from '../quizzes.ts'

const asked = quizzes.flatMap(({ questions, overview, bank }) => [...questions, ...overview, ...bank])

describe.each([...quizzes])('the questions of $lessonId', ({ questions, overview, bank }) => {
  test('are three times as many as its two quizzes ask', () => {
    const base = questions.length + overview.length
    expect(base + bank.length).toBeGreaterThanOrEqual(3 * base)
  })

  test('ask for judgment more than for memory, on every page', () => {
    for (const page of new Set(bank.map(({ passage }) => passage.page))) {
      const ofPage = bank.filter(({ passage }) => passage.page === page)
      const recalled = ofPage.filter(({ kind }) => kind === 'recall')
      expect(recalled.length, `page ${page}`).toBeLessThanOrEqual(ofPage.length / 3)
    }
  })

  test('explain every option, those of the base set too', () => {
    for (const { id, feedback, passage } of [...questions, ...overview]) {
      expect(feedback, id).toHaveLength(4)
      expect(passage, id).toBeDefined()
    }
  })
})

// Readers learn to answer a mould without reading it.
test('no question ends, and no feedback begins, in the same words more than three times', () => {
  const ends = asked.map(({ question }) => question.split(/(?<=[.?!”]) /).at(-1) ?? '')
  const openings = asked.flatMap(({ feedback = [] }) =>
    feedback.map((words) => words.toLowerCase().split(' ').slice(0, 3).join(' ')),
  )
  expect(oftenIn(ends, 3)).toEqual([])
  expect(oftenIn(openings, 3)).toEqual([])
})

// Whoever has noticed that a course is never the answer needs to know nothing else.
test.each([
  ['training', /\b(?:train|course|practi|rehears|teach|helper)/i],
  ['a message', /\b(?:explain|talk|message|film|letter|reasons|tell|show)/i],
  ['waiting', /\b(?:wait|hold|stop|until|withdraw|later)/i],
  ['a measure', /\b(?:count|compare|figures|survey|poll|report)/i],
  ['a rule or a date', /\b(?:rule|bonus|target|ranking|date|day|sign|writing)/i],
  ['two things joined by “and”', /\band\b/i],
  ['an act with its reason', /\bsince\b|\bso that\b/],
])('%s is sometimes the right option and mostly not', (_, words) => {
  const offered = asked.flatMap(({ options, correct }) =>
    options.flatMap((option, index) => (words.test(option) ? [index === correct] : [])),
  )
  const share = offered.filter(Boolean).length / offered.length
  expect(share).toBeGreaterThanOrEqual(0.15)
  expect(share).toBeLessThanOrEqual(0.4)
})

test('the one option that begins with another word is mostly not the right one', () => {
  const odd = asked.flatMap(({ options, correct }) => {
    const openings = options.map((option) => option.split(' ')[0] ?? '')
    const index = openings.findIndex((word) => openings.filter((other) => other === word).length === 1)
    return new Set(openings).size === 2 && index >= 0 ? [index === correct] : []
  })
  expect(odd.filter(Boolean).length / odd.length).toBeLessThanOrEqual(0.4)
})

function oftenIn(texts: readonly string[], most: number): string[] {
  return [...new Set(texts)].filter((text) => texts.filter((other) => other === text).length > most)
}
