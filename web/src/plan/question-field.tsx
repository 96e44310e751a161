import { rowsOf, textOf } from '@course/content/plan/answers'
import type { Plan, Question, Value } from '@course/content/plan/types'
import { formatNumber } from '@course/content/site/format'
import { exerciseCopy } from '@course/content/site/learning/exercise'
import { type ClipboardEvent, useId, useState } from 'react'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field, Select, TextArea } from '../ui/field.tsx'
import { isInRange, parseNumber } from './parse-number.ts'

type QuestionFieldProps = {
  question: Question
  value: Value | undefined
  plan: Plan
  /** Names entered elsewhere, offered as suggestions. */
  people: readonly string[]
  onChange: (value: Value) => void
  onLeave: () => void
  onPaste?: (event: ClipboardEvent) => void
}

export function QuestionField({
  question,
  value,
  plan,
  people,
  onChange,
  onLeave,
  onPaste,
}: QuestionFieldProps) {
  const { label, help } = question
  const shared = { label, hint: help, onBlur: onLeave, onPaste }
  const text = typeof value === 'string' ? value : ''
  const suggestionsId = useId()
  switch (question.kind) {
    case 'text':
      return (
        <Field
          {...shared}
          maxLength={question.max}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'long':
      return (
        <TextArea
          {...shared}
          maxLength={question.max}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'person':
      return (
        <>
          <Field
            {...shared}
            maxLength={question.max}
            list={suggestionsId}
            autoComplete="off"
            value={text}
            onChange={({ target }) => onChange(target.value)}
          />
          <datalist id={suggestionsId}>
            {people.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      )
    case 'number':
      return <NumberField {...shared} question={question} value={value} onChange={onChange} />
    case 'date':
      return (
        <Field
          {...shared}
          type="date"
          value={text}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        />
      )
    case 'choice':
      return (
        <ChoiceField
          {...shared}
          value={text}
          options={question.options.map((option) => ({ value: option, label: option }))}
          onChange={onChange}
        />
      )
    case 'link':
      return (
        <ChoiceField
          {...shared}
          value={text}
          options={rowsOf(plan[question.to.exercise], question.to.field).map((row) => ({
            value: row.id,
            label: textOf(row, question.to.column) || exerciseCopy.untitled,
          }))}
          emptyLabel={exerciseCopy.noOptions}
          onChange={onChange}
        />
      )
    case 'scale':
      return (
        <ChoiceField
          {...shared}
          value={typeof value === 'number' ? String(value) : ''}
          options={question.steps.map((word, index) => ({
            value: String(index + 1),
            label: `${index + 1}: ${word}`,
          }))}
          onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
        />
      )
    case 'checklist':
      return <Checklist question={question} value={value} onChange={onChange} onLeave={onLeave} />
  }
}

type SharedProps = {
  label: string
  hint: string | undefined
  onBlur: () => void
  onPaste?: (event: ClipboardEvent) => void
}

type NumberFieldProps = SharedProps & {
  question: Extract<Question, { kind: 'number' }>
  value: Value | undefined
  onChange: (value: Value) => void
}

/** Keeps the typed text, also out of range, until the number changes elsewhere. */
function NumberField({ question, value, onChange, label, ...shared }: NumberFieldProps) {
  const number = typeof value === 'number' ? value : null
  const numberText = number === null ? '' : String(number)
  const [typed, setTyped] = useState({ text: numberText, value: number })
  const displayed = typed.value === number ? typed.text : numberText
  const { min, max, unit } = question
  const parsed = parseNumber(displayed)
  const isOutOfRange = parsed !== null && !isInRange(parsed, question)
  return (
    <Field
      {...shared}
      label={unit ? `${label} (${unit})` : label}
      inputMode="decimal"
      autoComplete="off"
      error={isOutOfRange ? exerciseCopy.outOfRange(formatNumber(min), formatNumber(max)) : undefined}
      value={displayed}
      onChange={({ target }) => {
        const next = parseNumber(target.value)
        const newValue = next !== null && isInRange(next, question) ? next : null
        setTyped({ text: target.value, value: newValue })
        onChange(newValue)
      }}
    />
  )
}

type ChoiceFieldProps = SharedProps & {
  value: string
  options: readonly { value: string; label: string }[]
  emptyLabel?: string
  onChange: (value: string | null) => void
}

function ChoiceField({ options, emptyLabel = exerciseCopy.choose, onChange, ...shared }: ChoiceFieldProps) {
  return (
    <Select {...shared} onChange={({ target }) => onChange(target.value === '' ? null : target.value)}>
      <option value="">{options.length === 0 ? emptyLabel : exerciseCopy.choose}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}

type ChecklistProps = {
  question: Extract<Question, { kind: 'choice' | 'checklist' }>
  value: Value | undefined
  onChange: (value: Value) => void
  onLeave: () => void
}

function Checklist({ question, value, onChange, onLeave }: ChecklistProps) {
  const chosen = Array.isArray(value) ? (value as readonly string[]) : []
  return (
    <fieldset onBlur={onLeave}>
      <legend className="mb-1.5 block text-sm font-semibold text-ink">{question.label}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {question.options.map((option) => (
          <Checkbox
            key={option}
            label={option}
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              onChange(
                question.options.filter((other) =>
                  other === option ? target.checked : chosen.includes(other),
                ),
              )
            }
          />
        ))}
      </div>
      {question.help && <p className="mt-1.5 text-sm text-muted">{question.help}</p>}
    </fieldset>
  )
}
