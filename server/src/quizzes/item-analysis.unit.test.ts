import { expect, test } from 'vitest'
import { analyzeQuestions, summarizeAttempts } from './item-analysis.ts'

const question = (correct: number) => ({ correct, options: ['a', 'b', 'c', 'd'] })
const questions = [0, 1, 2, 3, 0, 1].map(question)

/** Pseudorandom numbers, the same in every run. */
function seededRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
}

/** Attempts by learners of different ability; each question is harder than the one before. */
function simulateAttempts(people: number) {
  const next = seededRandom(people)
  return Array.from({ length: people }, () => {
    const ability = next()
    return questions.map(({ correct }, index) =>
      String(next() < ability * (1 - index / 12) + 0.1 ? correct : Math.floor(next() * 4)),
    )
  })
}

/** Pearson correlation, computed directly from the values. */
function correlation(xs: readonly number[], ys: readonly number[]) {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [mx, my] = [mean(xs), mean(ys)]
  const sum = (value: (index: number) => number) => xs.reduce((all, _, index) => all + value(index), 0)
  const covariance = sum((index) => (xs[index]! - mx) * (ys[index]! - my))
  return covariance / Math.sqrt(sum((i) => (xs[i]! - mx) ** 2) * sum((i) => (ys[i]! - my) ** 2))
}

test.each([40, 500, 5000])('matches the textbook formulas for %i simulated attempts', (people) => {
  const attempts = simulateAttempts(people)
  const right = attempts.map((chosen) =>
    chosen.map((o, index) => Number(o === String(questions[index]!.correct))),
  )
  for (const [index, statistics] of analyzeQuestions(attempts, questions).entries()) {
    const item = right.map((marks) => marks[index]!)
    const rest = right.map((marks) => marks.reduce((sum, mark) => sum + mark, 0) - marks[index]!)
    expect(statistics.answered).toBe(people)
    expect(statistics.right).toBe(item.reduce((sum, mark) => sum + mark, 0))
    expect(statistics.discrimination).toBeCloseTo(correlation(item, rest), 10)
    expect(statistics.taken).toEqual(
      [0, 1, 2, 3].map((option) => attempts.filter((chosen) => chosen[index] === String(option)).length),
    )
  }
})

test('returns no discrimination if all or no answers are correct', () => {
  const [all, none] = analyzeQuestions(
    [
      ['0', '0'],
      ['0', '2'],
    ],
    [question(0), question(1)],
  )
  expect([all?.discrimination, none?.discrimination]).toEqual([null, null])
  expect(analyzeQuestions([], questions)[0]).toMatchObject({
    answered: 0,
    right: 0,
    discrimination: null,
    flags: [],
  })
})

const repeat = (times: number, chosen: string[]) => Array.from({ length: times }, () => chosen)
const threeQuestions = [question(0), question(0), question(0)]
const flagsOf = (attempts: string[][]) =>
  analyzeQuestions(attempts, threeQuestions)[0]!.flags.map(({ kind, option }) =>
    option === undefined ? kind : `${kind} ${option}`,
  )

test.each([
  ['fewer than 30 attempts', repeat(29, ['1', '0', '0']), []],
  [
    'strong learners choose a wrong option',
    [
      ...repeat(20, ['1', '0', '0']),
      ...repeat(20, ['0', '1', '1']),
      ...repeat(20, ['2', '1', '0']),
      ...repeat(20, ['3', '1', '0']),
    ],
    ['key', 'hard'],
  ],
  ['all answers correct', repeat(40, ['0', '0', '1']), ['easy', 'unused 1', 'unused 2', 'unused 3']],
  [
    'an option that is never chosen',
    [...repeat(30, ['0', '0', '0']), ...repeat(15, ['1', '1', '1']), ...repeat(15, ['2', '1', '1'])],
    ['unused 3'],
  ],
  [
    'answers unrelated to the rest score',
    [0, 1]
      .flatMap((first) =>
        ['0', '1'].flatMap((second) => repeat(40, [String(first ? 2 + Number(second) : 0), second, second])),
      )
      .concat(repeat(20, ['1', '0', '1'])),
    ['weak'],
  ],
])('flags a question: %s', (_name, attempts, flags) => {
  expect(flagsOf(attempts)).toEqual(flags)
})

const attempt = (user_id: string, score: number) => ({ user_id, score })

test.each([
  [
    'no attempts',
    [],
    { people: 0, passedAtFirst: 0, attemptsUntilPassed: [0, 0, 0, 0], scores: [0, 0, 0, 0, 0, 0] },
  ],
  [
    'passed at first, at the second attempt, never, and retaken after passing',
    [attempt('a', 5), attempt('b', 3), attempt('c', 0), attempt('b', 4), attempt('a', 1)],
    { people: 3, passedAtFirst: 1, attemptsUntilPassed: [1, 1, 0, 0], scores: [1, 0, 0, 1, 0, 1] },
  ],
  [
    'passed at the sixth attempt',
    [0, 1, 2, 3, 3, 4].map((score) => attempt('a', score)),
    { people: 1, passedAtFirst: 0, attemptsUntilPassed: [0, 0, 0, 1], scores: [1, 0, 0, 0, 0, 0] },
  ],
])('summarizes attempts: %s', (_name, attempts, summary) => {
  expect(summarizeAttempts(attempts, 5)).toEqual(summary)
})
