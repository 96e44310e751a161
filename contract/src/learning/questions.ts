import { type LessonId, lessonNumberOf } from '../lessons.ts'
import { optionsPerQuestion, type QuizPassage } from './quizzes.ts'

/** `recall`: something read; `application`: a new situation; `judgment`: a choice between two defensible actions. */
export const questionKinds = ['recall', 'application', 'judgment'] as const
export type QuestionKind = (typeof questionKinds)[number]

type Four<Value> = readonly [Value, Value, Value, Value]

/** A question as it is edited and published. Its id is that of its text. */
export type QuestionContent = {
  kind: QuestionKind
  question: string
  options: Four<string>
  /** Index of the correct option; -1 while none is chosen. */
  correct: number
  /** Shown in the review; if empty, the feedback on the correct option is. */
  explanation: string
  /** Shown to learners who chose the option, in option order. Each may be empty. */
  feedback: Four<string>
  /** The passage that supports the correct option. Its text may be empty. */
  passage: QuizPassage
}

/** The order of a lesson's questions, by id. Questions in neither list are asked after those in `order`. */
export type QuestionList = { order: readonly string[]; retired: readonly string[] }

export const questionLimits = { question: 1000, option: 300, explanation: 1000, passage: 400 } as const

/** More than any lesson needs. Statistics and lists show all of them at once. */
export const maxQuestionsPerLesson = 500

const idPattern = /^[a-z0-9][a-z0-9-]{0,39}$/

export const isQuestionId = (id: unknown): id is string => typeof id === 'string' && idPattern.test(id)

/** Messages by the path of their field, such as `options.2`. */
export type QuestionErrors = Record<string, string>

export const blankQuestion = (lessonId: LessonId): QuestionContent => ({
  kind: 'application',
  question: '',
  options: ['', '', '', ''],
  correct: -1,
  explanation: '',
  feedback: ['', '', '', ''],
  passage: { lesson: lessonNumberOf(lessonId), page: 1, text: '' },
})

/** Checks a question as an editor sends it. It may only be published if there are no errors. */
export function validateQuestion(input: unknown): { value: QuestionContent; errors: QuestionErrors } {
  const errors: QuestionErrors = {}
  const record = recordOf(input)
  const text = (value: unknown, path: string, limit: number, isRequired = false) => {
    const trimmed = singleLine(value)
    if (isRequired && trimmed === '') errors[path] = 'Fill this in'
    if (trimmed.length > limit) errors[path] = `Use at most ${limit} characters`
    return trimmed
  }
  const four = (value: unknown, path: string, limit: number, isRequired = false) => {
    const list = Array.isArray(value) ? value : []
    return Array.from({ length: optionsPerQuestion }, (_, index) =>
      text(list[index], `${path}.${index}`, limit, isRequired),
    ) as unknown as Four<string>
  }
  const passage = recordOf(record.passage)
  const value: QuestionContent = {
    kind: questionKinds.find((kind) => kind === record.kind) ?? 'application',
    question: text(record.question, 'question', questionLimits.question, true),
    options: four(record.options, 'options', questionLimits.option, true),
    correct: wholeNumber(record.correct, { from: 0, to: optionsPerQuestion - 1 }) ?? -1,
    explanation: text(record.explanation, 'explanation', questionLimits.explanation),
    feedback: four(record.feedback, 'feedback', questionLimits.explanation),
    passage: {
      lesson: wholeNumber(passage.lesson, { from: 1, to: 1000 }) ?? 1,
      page: wholeNumber(passage.page, { from: 1, to: 1000 }) ?? 1,
      text: text(passage.text, 'passage.text', questionLimits.passage),
    },
  }
  if (value.correct < 0) errors.correct = 'Choose the correct option'
  return { value, errors }
}

/** Reads a list of questions, without invalid ids and repetitions. */
export function parseQuestionList(input: unknown): QuestionList {
  const { order, retired } = recordOf(input)
  const ids = (value: unknown) => [...new Set((Array.isArray(value) ? value : []).filter(isQuestionId))]
  const retiredIds = ids(retired)
  return { order: ids(order).filter((id) => !retiredIds.includes(id)), retired: retiredIds }
}

export const questionWarnings = {
  length: 'The correct option is much longer than the others',
  options: 'Two options are the same',
  question: 'Another question has the same text',
  allOfTheAbove: 'An option refers to the other options',
  explanation: 'Learners get no explanation of the correct option',
  passage: 'No passage of the lesson is named',
  passageNotFound: 'The page does not contain the passage',
} as const
export type QuestionWarning = keyof typeof questionWarnings

/** The correct option stands out when it is longer than each other one by this factor and this many characters. */
const LONGER_FACTOR = 1.3
const LONGER_CHARACTERS = 10
const REFERS_TO_OTHERS =
  /\b(?:all|any|both|each|neither|none|two) of (?:the above|the below|the others?|these)\b/i

type Surroundings = {
  /** The texts of the other questions. */
  others: readonly string[]
  /** The text of the passage's page; undefined if it is not known. */
  pageText?: string | undefined
}

/** What a good question needs. It may be published without. */
export function findQuestionWarnings(
  { question, options, correct, explanation, feedback, passage }: QuestionContent,
  { others, pageText }: Surroundings,
): QuestionWarning[] {
  const lengths = options.map((option) => option.length)
  const longestWrong = Math.max(...lengths.filter((_, index) => index !== correct))
  const rightLength = lengths[correct] ?? 0
  const filled = options.map(folded).filter(Boolean)
  const checks: Record<QuestionWarning, boolean> = {
    length: rightLength > longestWrong * LONGER_FACTOR && rightLength >= longestWrong + LONGER_CHARACTERS,
    options: new Set(filled).size < filled.length,
    question: question !== '' && others.some((other) => folded(other) === folded(question)),
    allOfTheAbove: options.some((option) => REFERS_TO_OTHERS.test(option)),
    explanation: correct >= 0 && explanation === '' && feedback[correct] === '',
    passage: passage.text === '',
    passageNotFound:
      passage.text !== '' && pageText !== undefined && !folded(pageText).includes(folded(passage.text)),
  }
  return (Object.keys(questionWarnings) as QuestionWarning[]).filter((name) => checks[name])
}

const folded = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Text without line breaks and control characters. */
const singleLine = (value: unknown) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced
  typeof value === 'string' ? value.replaceAll(/[\s\u0000-\u001f\u007f]+/g, ' ').trim() : ''

const wholeNumber = (value: unknown, { from, to }: { from: number; to: number }): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to ? value : undefined

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
