import {
  findQuestionWarnings,
  type QuestionContent,
  type QuestionKind,
  questionKinds,
  questionLimits,
  questionWarnings,
  validateQuestion,
} from '@course/contract/learning/questions'
import { type LessonId, lessonNumberOf, pageCountOf } from '@course/contract/lessons'
import { type ComponentProps, useRef, useState } from 'react'
import type { ContentEditor } from '../../editing/text-editor-props.ts'
import { Alert } from '../../ui/alert.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { useFocusOnRefusal } from '../kit/use-focus-on-refusal.ts'
import { questionKindLabels } from './question-kinds.ts'
import { optionLetter } from './quiz-text.ts'

type Props = ComponentProps<ContentEditor['Editor']> & {
  lesson: LessonId
  /** The texts of the other questions. */
  others: readonly string[]
  /** The texts of the lesson's pages, in order. */
  pageTexts: readonly string[]
}

/** The fields of a question, with warnings. Its errors are shown after the first attempt to publish. */
export function QuestionEditor({ content, onChange, onSave, failedAttempts, actions, ...props }: Props) {
  const [question, setQuestion] = useState<QuestionContent>(() => JSON.parse(content))
  const { value, errors: allErrors } = validateQuestion(question)
  const errors = failedAttempts > 0 ? allErrors : {}
  const form = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(form, failedAttempts)

  function change(next: Partial<QuestionContent>) {
    const changed = { ...question, ...next }
    setQuestion(changed)
    onChange(JSON.stringify(changed))
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-8"
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <TextArea
        label="Question"
        maxLength={questionLimits.question}
        value={question.question}
        error={errors.question}
        onChange={({ target }) => change({ question: target.value })}
      />
      <Options question={question} errors={errors} onChange={change} />
      <TextArea
        label="Explanation of the correct option (optional)"
        hint="Shown in the review. Without it, the feedback on the correct option is."
        maxLength={questionLimits.explanation}
        value={question.explanation}
        error={errors.explanation}
        onChange={({ target }) => change({ explanation: target.value })}
      />
      <PassageFields {...props} question={question} error={errors['passage.text']} onChange={change} />
      <Select
        label="Kind"
        hint="A quiz mixes kinds: mostly application, some recall and judgment."
        value={question.kind}
        onChange={({ target }) => change({ kind: target.value as QuestionKind })}
      >
        {questionKinds.map((kind) => (
          <option key={kind} value={kind}>
            {questionKindLabels[kind]}
          </option>
        ))}
      </Select>
      <Warnings {...props} question={value} />
      <div className="editor-actions">
        {actions}
        <p aria-live="polite" className="text-sm font-medium text-error">
          {Object.keys(errors).length > 0 && 'Correct the marked fields to publish.'}
        </p>
      </div>
    </form>
  )
}

type FieldsProps = {
  question: QuestionContent
  errors: Readonly<Record<string, string>>
  onChange: (next: Partial<QuestionContent>) => void
}

function Options({ question, errors, onChange }: FieldsProps) {
  const { options, feedback, correct } = question
  const replace = (list: QuestionContent['options'], index: number, text: string) =>
    list.with(index, text) as unknown as QuestionContent['options']
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-sm font-semibold">Options</legend>
      {options.map((option, index) => {
        const letter = optionLetter(index)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the options keep their places
          <div key={index} className="grid gap-4 rounded-md border border-hairline bg-surface p-4">
            <label className="flex min-h-6 w-fit items-center gap-3 text-sm font-medium">
              <input
                type="radio"
                name="correct"
                className="size-5 accent-brand"
                checked={index === correct}
                aria-invalid={errors.correct && index === 0 ? true : undefined}
                aria-describedby={errors.correct ? 'correct-error' : undefined}
                onChange={() => onChange({ correct: index })}
              />
              {letter} is correct
            </label>
            <Field
              label={`Option ${letter}`}
              maxLength={questionLimits.option}
              value={option}
              error={errors[`options.${index}`]}
              onChange={({ target }) => onChange({ options: replace(options, index, target.value) })}
            />
            <TextArea
              label={`Feedback on ${letter} (optional)`}
              rows={2}
              maxLength={questionLimits.explanation}
              value={feedback[index]}
              error={errors[`feedback.${index}`]}
              onChange={({ target }) => onChange({ feedback: replace(feedback, index, target.value) })}
            />
          </div>
        )
      })}
      <p id="correct-error" aria-live="polite" className="text-sm font-medium text-error">
        {errors.correct}
      </p>
    </fieldset>
  )
}

type PassageProps = Pick<Props, 'lesson'> &
  Pick<FieldsProps, 'question' | 'onChange'> & { error?: string | undefined }

function PassageFields({ lesson, question: { passage }, error, onChange }: PassageProps) {
  const own = lessonNumberOf(lesson)
  const pages = Array.from({ length: pageCountOf(lesson) }, (_, index) => `${own}/${index + 1}`)
  const current = `${passage.lesson}/${passage.page}`
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-sm font-semibold">Passage that supports the correct option</legend>
      <Select
        label="Page"
        value={current}
        onChange={({ target }) => {
          const [number, page] = target.value.split('/').map(Number)
          onChange({ passage: { ...passage, lesson: number!, page: page! } })
        }}
      >
        {[...new Set([...pages, current])].map((place) => (
          <option key={place} value={place}>
            Lesson {place.replace('/', ', page ')}
          </option>
        ))}
      </Select>
      <TextArea
        label="Heading or sentence"
        hint="Copy it from the page. The review links to it."
        rows={2}
        maxLength={questionLimits.passage}
        value={passage.text}
        error={error}
        onChange={({ target }) => onChange({ passage: { ...passage, text: target.value } })}
      />
    </fieldset>
  )
}

function Warnings({
  question,
  lesson,
  others,
  pageTexts,
}: Omit<Props, keyof ComponentProps<ContentEditor['Editor']>> & { question: QuestionContent }) {
  const isOwnLesson = question.passage.lesson === lessonNumberOf(lesson)
  const pageText = isOwnLesson ? (pageTexts[question.passage.page - 1] ?? '') : undefined
  const warnings = findQuestionWarnings(question, { others, pageText })
  return (
    <div aria-live="polite">
      {warnings.length > 0 && (
        <Alert tone="warning">
          <p>You can publish this, but check:</p>
          <ul className="mt-1 list-disc pl-5">
            {warnings.map((warning) => (
              <li key={warning}>{questionWarnings[warning]}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
