import { describe, expect, test } from 'vitest'
import { quizzes } from '../quizzes.ts'

const allQuestions = quizzes.flatMap(({ questions, overview, bank }) => [...questions, ...overview, ...bank])

describe.each([...quizzes])('the questions of $lessonId', ({ questions, overview, bank }) => {
  test('are at least three times as many as in its two quizzes', () => {
    const base = questions.length + overview.length
    expect(base + bank.length).toBeGreaterThanOrEqual(3 * base)
  })

  test('are at most one third recall questions on every page', () => {
    for (const page of new Set(bank.map(({ passage }) => passage.page))) {
      const ofPage = bank.filter(({ passage }) => passage.page === page)
      const recalled = ofPage.filter(({ kind }) => kind === 'recall')
      expect(recalled.length, `page ${page}`).toBeLessThanOrEqual(ofPage.length / 3)
    }
  })

  test('have feedback for every option in the base set', () => {
    for (const { id, feedback, passage } of [...questions, ...overview]) {
      expect(feedback, id).toHaveLength(4)
      expect(passage, id).toBeDefined()
    }
  })
})

// Learners who remember the story would pass without its method.
test('put new situations instead of retelling the running case', () => {
  for (const { id, question, options } of allQuestions)
    expect([question, ...options].join(' '), id).not.toMatch(
      /\b(?:Larkmoor|FieldLine|Solano|Whitlock|Pratt|Nair|Keyes|Brandt|Lind|Romero|Bell|Eide|Ortiz)\b/,
    )
})

// Learners recognize repeated phrases and answer without reading.
test('repeats no question ending and no feedback opening more than three times', () => {
  const ends = allQuestions.map(({ question }) => question.split(/(?<=[.?!”]) /).at(-1) ?? '')
  const openings = allQuestions.flatMap(({ feedback = [] }) =>
    feedback.map((text) => text.toLowerCase().split(' ').slice(0, 3).join(' ')),
  )
  expect(findRepeated(ends, 3)).toEqual([])
  expect(findRepeated(openings, 3)).toEqual([])
})

// Otherwise learners could rule options out by their topic alone.
test.each([
  ['training', /\b(?:train|course|practi|rehears|teach|helper)/i],
  ['a message', /\b(?:explain|talk|message|film|letter|reasons|tell|show)/i],
  ['waiting', /\b(?:wait|hold|stop|until|withdraw|later)/i],
  ['a measure', /\b(?:count|compare|figures|survey|poll|report)/i],
  ['a rule or a date', /\b(?:rule|bonus|target|ranking|date|day|sign|writing)/i],
  ['two things joined by “and”', /\band\b/i],
  ['an action with its reason', /\bsince\b|\bso that\b|, as\b/],
])('%s is the correct option in 15 to 40 percent of its uses', (_, pattern) => {
  const offered = allQuestions.flatMap(({ options, correct }) =>
    options.flatMap((option, index) => (pattern.test(option) ? [index === correct] : [])),
  )
  const share = offered.filter(Boolean).length / offered.length
  expect(share).toBeGreaterThanOrEqual(0.15)
  expect(share).toBeLessThanOrEqual(0.4)
})

test('the one option with a different first word is correct in at most 40 percent of cases', () => {
  const odd = allQuestions.flatMap(({ options, correct }) => {
    const openings = options.map((option) => option.split(' ')[0] ?? '')
    const index = openings.findIndex((word) => openings.filter((other) => other === word).length === 1)
    return new Set(openings).size === 2 && index >= 0 ? [index === correct] : []
  })
  expect(odd.filter(Boolean).length / odd.length).toBeLessThanOrEqual(0.4)
})

function findRepeated(texts: readonly string[], most: number): string[] {
  return [...new Set(texts)].filter((text) => texts.filter((other) => other === text).length > most)
}
