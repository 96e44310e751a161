import { describe, expect, test } from 'vitest'
import { blankQuestion, findQuestionWarnings, parseQuestionList, validateQuestion } from './questions.ts'

const question = {
  ...blankQuestion('lesson1'),
  question: 'What holds the knot?',
  options: [
    'Three true sentences',
    'One signed contract',
    'Two loose sentences',
    'A longer meeting',
  ] as const,
  correct: 0,
  explanation: 'All three must be true.',
  passage: { lesson: 1, page: 1, text: 'The three sentences hold' },
}
const surroundings = { others: ['Another?'], pageText: 'Here: the three  sentences hold.' }

test('names each field that must be filled in', () => {
  expect(validateQuestion(blankQuestion('lesson1')).errors).toEqual({
    question: 'Fill this in',
    'options.0': 'Fill this in',
    'options.1': 'Fill this in',
    'options.2': 'Fill this in',
    'options.3': 'Fill this in',
    correct: 'Choose the correct option',
  })
  expect(validateQuestion({ ...question, question: 'x'.repeat(1001) }).errors).toEqual({
    question: 'Use at most 1000 characters',
  })
  expect(validateQuestion(question)).toEqual({ value: question, errors: {} })
})

test.each([undefined, null, 7, 'text', [], { options: 'four', passage: 1, correct: '2', feedback: [1] }])(
  'makes a question of %j, which may not be published',
  (input) => {
    const { value, errors } = validateQuestion(input)
    expect(value).toEqual(blankQuestion('lesson1'))
    expect(errors).toHaveProperty('correct')
  },
)

test('stores text in one line, without control characters', () => {
  const { value } = validateQuestion({ ...question, question: ' Two\n lines\u0000here ' })
  expect(value.question).toBe('Two lines here')
})

test('reads a list without repetitions and what is no id', () => {
  const list = { order: ['a', 'b', 'a', 'A b', 3, 'c'], retired: ['b', 'b'] }
  expect(parseQuestionList(list)).toEqual({ order: ['a', 'c'], retired: ['b'] })
  expect(parseQuestionList(null)).toEqual({ order: [], retired: [] })
})

describe('warnings', () => {
  test.each([
    ['none for a good question', {}, []],
    ['the longest option', { options: ['x'.repeat(40), 'x'.repeat(29), 'short', 'shorter'] }, ['length']],
    ['none when a wrong option is longest', { correct: 3, options: ['x'.repeat(90), 'a', 'b', 'cc'] }, []],
    ['options that differ in case only', { options: ['Yes', 'No', 'yes ', 'Maybe'] }, ['options']],
    ['the same question', { question: 'ANOTHER? ' }, ['question']],
    ['all of the above', { options: ['Yes', 'No', 'Maybe', 'All of the above'] }, ['allOfTheAbove']],
    ['a missing explanation', { explanation: '' }, ['explanation']],
    ['none if the feedback explains', { explanation: '', feedback: ['Because.', '', '', ''] }, []],
    ['a missing passage', { passage: { lesson: 1, page: 1, text: '' } }, ['passage']],
    ['a wrong passage', { passage: { lesson: 1, page: 1, text: 'Not there' } }, ['passageNotFound']],
  ])('%s', (_, change, expected) => {
    expect(findQuestionWarnings({ ...question, ...change } as typeof question, surroundings)).toEqual(
      expected,
    )
  })
})
