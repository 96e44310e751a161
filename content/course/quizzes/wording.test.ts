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

function oftenIn(texts: readonly string[], most: number): string[] {
  return [...new Set(texts)].filter((text) => texts.filter((other) => other === text).length > most)
}
