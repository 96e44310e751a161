import { expect, test } from 'vitest'
import { analyzeQuestions, summarizeAttempts } from './item-analysis.ts'

const question = (correct: number) => ({ correct, options: ['a', 'b', 'c', 'd'] })
const questions = [0, 1, 2, 3, 0, 1].map(question)

/** Numbers that look random and are the same in every run. */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state / 2147483648
  }
}

/** People of different ability; every question is easier than the next. */
function simulated(people: number) {
  const next = numbers(people)
  return Array.from({ length: people }, () => {
    const ability = next()
    return questions.map(({ correct }, index) =>
      String(next() < ability * (1 - index / 12) + 0.1 ? correct : Math.floor(next() * 4)),
    )
  })
}

/** The correlation as it stands in textbooks, from the values themselves. */
function correlation(xs: readonly number[], ys: readonly number[]) {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [mx, my] = [mean(xs), mean(ys)]
  const sum = (value: (index: number) => number) => xs.reduce((all, _, index) => all + value(index), 0)
  const covariance = sum((index) => (xs[index]! - mx) * (ys[index]! - my))
  return covariance / Math.sqrt(sum((i) => (xs[i]! - mx) ** 2) * sum((i) => (ys[i]! - my) ** 2))
}

test.each([40, 500, 5000])('of %i simulated attempts everything is as the raw formulas say', (people) => {
  const attempts = simulated(people)
  const right = attempts.map((chosen) =>
    chosen.map((o, index) => Number(o === String(questions[index]!.correct))),
  )
  for (const [index, found] of analyzeQuestions(attempts, questions).entries()) {
    const item = right.map((marks) => marks[index]!)
    const rest = right.map((marks) => marks.reduce((sum, mark) => sum + mark, 0) - marks[index]!)
    expect(found.answered).toBe(people)
    expect(found.right).toBe(item.reduce((sum, mark) => sum + mark, 0))
    expect(found.discrimination).toBeCloseTo(correlation(item, rest), 10)
    expect(found.taken).toEqual(
      [0, 1, 2, 3].map((option) => attempts.filter((chosen) => chosen[index] === String(option)).length),
    )
  }
})

test('where everybody or nobody is right there is no discrimination', () => {
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

const repeated = (times: number, chosen: string[]) => Array.from({ length: times }, () => chosen)
const three = [question(0), question(0), question(0)]
const kindsOf = (attempts: string[][]) =>
  analyzeQuestions(attempts, three)[0]!.flags.map(({ kind, option }) =>
    option === undefined ? kind : `${kind} ${option}`,
  )

test.each([
  ['fewer than 30 say nothing', repeated(29, ['1', '0', '0']), []],
  [
    'the good ones take a wrong option',
    [
      ...repeated(20, ['1', '0', '0']),
      ...repeated(20, ['0', '1', '1']),
      ...repeated(20, ['2', '1', '0']),
      ...repeated(20, ['3', '1', '0']),
    ],
    ['key', 'hard'],
  ],
  ['all are right', repeated(40, ['0', '0', '1']), ['easy', 'unused 1', 'unused 2', 'unused 3']],
  [
    'an option nobody takes',
    [...repeated(30, ['0', '0', '0']), ...repeated(15, ['1', '1', '1']), ...repeated(15, ['2', '1', '1'])],
    ['unused 3'],
  ],
  [
    'right or wrong says nothing about the rest',
    [0, 1]
      .flatMap((first) =>
        ['0', '1'].flatMap((second) =>
          repeated(40, [String(first ? 2 + Number(second) : 0), second, second]),
        ),
      )
      .concat(repeated(20, ['1', '0', '1'])),
    ['weak'],
  ],
])('%s', (_name, attempts, flags) => {
  expect(kindsOf(attempts)).toEqual(flags)
})

const attempt = (user_id: string, score: number) => ({ user_id, score })

test.each([
  [
    'nobody',
    [],
    { people: 0, passedAtFirst: 0, attemptsUntilPassed: [0, 0, 0, 0], scores: [0, 0, 0, 0, 0, 0] },
  ],
  [
    'at once, at the second, never, and again after passing',
    [attempt('a', 5), attempt('b', 3), attempt('c', 0), attempt('b', 4), attempt('a', 1)],
    { people: 3, passedAtFirst: 1, attemptsUntilPassed: [1, 1, 0, 0], scores: [1, 0, 0, 1, 0, 1] },
  ],
  [
    'at the sixth attempt',
    [0, 1, 2, 3, 3, 4].map((score) => attempt('a', score)),
    { people: 1, passedAtFirst: 0, attemptsUntilPassed: [0, 0, 0, 1], scores: [1, 0, 0, 0, 0, 0] },
  ],
])('people: %s', (_name, attempts, summary) => {
  expect(summarizeAttempts(attempts, 5)).toEqual(summary)
})
