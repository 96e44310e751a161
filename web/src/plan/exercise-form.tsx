import { peopleOf } from '@course/content/plan/people'
import { suggestedSentence } from '@course/content/plan/suggestions'
import type { Exercise, Field, PersonField, Plan, Value } from '@course/content/plan/types'
import { exerciseCopy } from '@course/content/site/learning/exercise'
import type { Entries } from '@course/contract/learning/plan'
import type { PlanComment } from '@course/contract/learning/plan-sharing'
import { useMemo, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { AnswerList } from './answer-list.tsx'
import { ExerciseFigures } from './figures/exercise-figures.tsx'
import { isSuggestionOutdated } from './is-suggestion-outdated.ts'
import { OpenComments } from './plan-comments.tsx'
import { QuestionField } from './question-field.tsx'
import { ResultList } from './result-list.tsx'
import { TableField } from './table-field.tsx'
import type { usePlan } from './use-plan.ts'

type ExerciseFormProps = {
  exercise: Exercise
  /** Fields with people's names, offered as suggestions. */
  personFields: readonly PersonField[]
  /** What others commented on the plan. */
  comments: readonly PlanComment[]
  planState: Pick<ReturnType<typeof usePlan>, 'plan' | 'entries' | 'change' | 'send'>
  today: string
}

/** The fields of an exercise: the required ones first, optional ones collapsed. */
export function ExerciseForm({ exercise, personFields, comments, planState, today }: ExerciseFormProps) {
  const { plan, entries, change, send } = planState
  const people = useMemo(() => peopleOf(personFields, plan), [personFields, plan])
  const shared = { exercise, plan, entries, people, comments, change, send }
  const starred = exercise.fields.filter(({ isStarred }) => isStarred)
  const others = exercise.fields.filter(({ isStarred }) => !isStarred)
  return (
    <div className="grid grid-cols-1 gap-6">
      <Fields fields={starred} {...shared} />
      {others.length > 0 && (
        <details className="rounded-md border border-hairline p-4">
          <summary className="min-h-10 rounded-sm font-semibold text-brand">{exerciseCopy.goFurther}</summary>
          <div className="mt-4 grid grid-cols-1 gap-6">
            <Fields fields={others} {...shared} />
          </div>
        </details>
      )}
      <ExerciseFigures names={exercise.figures} plan={plan} />
      <ResultList exerciseId={exercise.id} plan={plan} today={today} />
      <Example exercise={exercise} />
    </div>
  )
}

type FieldsProps = {
  fields: readonly Field[]
  exercise: Exercise
  plan: Plan
  entries: Entries
  people: readonly string[]
  comments: readonly PlanComment[]
  change: (values: Readonly<Record<string, Value>>) => void
  send: () => void
}

function Fields({ fields, exercise, plan, entries, people, comments, change, send }: FieldsProps) {
  const answers = plan[exercise.id]
  const shared = { plan, people, onLeave: send }
  return fields.map((field) => {
    const path = `${exercise.id}/${field.name}`
    if (field.kind === 'table')
      return (
        <div key={path} className="min-w-0">
          <TableField table={field} {...{ path, answers, change, ...shared }} />
          <OpenComments comments={comments} field={path} />
        </div>
      )
    const value = answers?.[field.name] as Value | undefined
    const onChange = (next: Value) => change({ [path]: next })
    return (
      <div key={path}>
        <QuestionField question={field} value={value} onChange={onChange} {...shared} />
        {field.draft && (
          <Suggestion
            text={suggestedSentence(plan, field.draft)}
            value={value}
            isOutdated={isSuggestionOutdated(entries, path, field.draft)}
            onUse={onChange}
          />
        )}
        <OpenComments comments={comments} field={path} />
      </div>
    )
  })
}

type SuggestionProps = {
  text: string | undefined
  value: Value | undefined
  /** Whether the source answers changed after the field was edited. */
  isOutdated: boolean
  onUse: (text: string) => void
}

/** A sentence built from other answers. Shown while the field differs from it. */
function Suggestion({ text, value, isOutdated, onUse }: SuggestionProps) {
  if (text === undefined || text === value) return null
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <p className="min-w-0 flex-1 basis-60 break-words">
        {value && isOutdated && <strong className="text-warning">{`${exerciseCopy.othersChanged} `}</strong>}
        {value ? exerciseCopy.updatedSuggestion(text) : exerciseCopy.suggestion(text)}
      </p>
      <Button variant="quiet" size="small" onClick={() => onUse(text)}>
        {exerciseCopy.useSuggestion}
      </Button>
    </div>
  )
}

function Example({ exercise: { example, fields, id } }: { exercise: Exercise }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? exerciseCopy.hideExample : exerciseCopy.showExample}
      </Button>
      {isOpen && (
        <div className="mt-4 rounded-md border border-hairline bg-paper p-4">
          <p className="mb-4">{example.story}</p>
          <AnswerList fields={fields} answers={example.answers} plan={{ [id]: example.answers }} />
        </div>
      )}
    </div>
  )
}
