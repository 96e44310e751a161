import { isDone, missingUntilDone, stateOf } from '@course/content/plan/completion'
import type { Exercise, FigureName, PersonField, Plan } from '@course/content/plan/types'
import { publicFields } from '@course/content/plan/without-private'
import { courseLabels } from '@course/content/site/learning/course-labels'
import { planCopy } from '@course/content/site/learning/plan'
import { planPageCopy } from '@course/content/site/learning/plan-page'
import type { PlanComment } from '@course/contract/learning/plan-sharing'
import { lessonNumberOf, lessonTitleOf } from '@course/contract/lessons'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { AnswerList } from './answer-list.tsx'
import { ExerciseForm } from './exercise-form.tsx'
import { exercisePath } from './exercise-path.ts'
import { ExerciseFigures } from './figures/exercise-figures.tsx'
import { CommentCount } from './plan-comments.tsx'
import type { usePlan } from './use-plan.ts'

type PlanExercisesProps = {
  exercises: readonly Exercise[]
  personFields: readonly PersonField[]
  comments: readonly PlanComment[]
  planState: ReturnType<typeof usePlan>
  today: string
  /** The first one that is not done. */
  next: Exercise | undefined
}

/**
 * The exercises by lesson, the lesson of the next one unfolded; each can be edited here. When printed, only the answers
 * are shown, of all lessons.
 */
export function PlanExercises(props: PlanExercisesProps) {
  const { exercises, planState, next } = props
  /** What the learner folded or unfolded, by lesson. */
  const [folds, setFolds] = useState<Readonly<Record<string, boolean>>>({})
  const [open, setOpen] = useState<string>()
  const lessons = Map.groupBy(exercises, ({ lessonId }) => lessonId)
  return [...lessons].map(([lessonId, ofLesson]) => {
    const isUnfolded = folds[lessonId] ?? lessonId === (next ?? exercises[0])?.lessonId
    const unfold = (isOpen: boolean) => setFolds({ ...folds, [lessonId]: isOpen })
    const toggle = () => unfold(!isUnfolded)
    const openExercise = (id: string | undefined) => {
      setOpen(id)
      // Its lesson stays unfolded when the next exercise is in another one.
      unfold(true)
    }
    const done = ofLesson.filter((exercise) => isDone(exercise, planState.plan)).length
    return (
      <div key={lessonId} id={exercisesId(lessonId)} tabIndex={-1} className="grid grid-cols-1 gap-4">
        <h3 className="font-sans print:hidden">
          <button
            type="button"
            aria-expanded={isUnfolded}
            onClick={toggle}
            className="flex min-h-12 w-full items-center justify-between gap-4 rounded-sm border-b border-hairline py-3 text-left font-semibold hover:text-brand"
          >
            <span>
              {courseLabels.lessonTitle(lessonNumberOf(lessonId), lessonTitleOf(lessonNumberOf(lessonId)))}
            </span>
            <span className="flex shrink-0 items-center gap-3 text-sm font-normal text-muted tabular">
              {planPageCopy.doneOf(done, ofLesson.length)}
              <Icon name={isUnfolded ? 'minus' : 'plus'} className="mr-1 size-3" />
            </span>
          </button>
        </h3>
        <div className={isUnfolded ? undefined : 'hidden print:block'}>
          <ExerciseList {...props} exercises={ofLesson} open={open} onOpen={openExercise} />
        </div>
      </div>
    )
  })
}

/** Texts of the button of an exercise; screen readers also get its title. */
const buttonLabels = {
  empty: { text: planPageCopy.start, ofExercise: planPageCopy.startExercise },
  begun: { text: planPageCopy.edit, ofExercise: planPageCopy.editExercise },
  open: { text: planPageCopy.close, ofExercise: planPageCopy.closeExercise },
}

/** The anchor of a lesson's exercises. */
export const exercisesId = (lessonId: string): string => `exercises-${lessonId}`

type ExerciseListProps = PlanExercisesProps & {
  open: string | undefined
  onOpen: (id: string | undefined) => void
}

function ExerciseList({
  exercises,
  personFields,
  comments,
  planState,
  today,
  next,
  open,
  onOpen,
}: ExerciseListProps) {
  return (
    <ol className="grid grid-cols-1 gap-4">
      {exercises.map((exercise) => {
        const { id, title, result } = exercise
        const state = stateOf(exercise, planState.plan)
        const isOpen = open === id
        const isNext = exercise === next
        const label = buttonLabels[isOpen ? 'open' : state === 'empty' ? 'empty' : 'begun']
        return (
          <li
            key={id}
            className={classNames(
              'rounded-md border bg-surface p-5 sm:p-6 print:border-0 print:p-0',
              isNext ? 'border-brand' : 'border-hairline',
              state === 'empty' && 'print:hidden',
            )}
          >
            {isNext && (
              <p className="eyebrow mb-2 print:hidden">
                {Object.keys(planState.plan).length === 0 ? planCopy.next.first : planCopy.next.eyebrow}
              </p>
            )}
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h4 className="font-display text-xl">{title}</h4>
              <p
                className={
                  state === 'empty' || state === 'in-progress'
                    ? 'text-sm text-muted'
                    : 'text-sm font-semibold text-success'
                }
              >
                {planPageCopy.states[state]}
              </p>
            </div>
            <p className="mt-1 text-sm text-muted print:hidden">{result}</p>
            <MissingAnswers exercise={exercise} plan={planState.plan} />
            <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
              <Button
                variant={isNext && !isOpen ? 'primary' : 'secondary'}
                size="small"
                aria-expanded={isOpen}
                aria-label={label.ofExercise(title)}
                onClick={() => onOpen(isOpen ? undefined : id)}
              >
                {label.text}
              </Button>
              <Link to={exercisePath(exercise)} className="text-link text-sm">
                {courseLabels.lessonPage(lessonNumberOf(exercise.lessonId), exercise.page)}
              </Link>
              <CommentCount comments={comments} exercise={exercise} />
            </div>
            {isOpen && (
              <div className="mt-6 print:hidden">
                <ExerciseForm {...{ exercise, personFields, comments, planState, today }} />
              </div>
            )}
            <div className="hidden print:block">
              <ExerciseFigures names={exercise.figures.filter(isPrintable)} plan={planState.plan} />
              <AnswerList
                fields={publicFields(exercise.fields)}
                answers={planState.plan[id]}
                plan={planState.plan}
              />
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function MissingAnswers({ exercise, plan }: { exercise: Exercise; plan: Plan }) {
  const missing = missingUntilDone(exercise, plan)
  if (missing.length === 0) return null
  if (missing.length === 1)
    return <p className="mt-2 text-sm print:hidden">{planPageCopy.toDo(missing[0])}</p>
  return (
    <details className="mt-1 text-sm print:hidden">
      <summary className="min-h-10 rounded-sm">{planPageCopy.toDoFields(missing.length)}</summary>
      <ul className="list-disc pb-1 pl-5">
        {missing.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </details>
  )
}

/** The commitment figure is private and not printed. */
const isPrintable = (name: FigureName) => name !== 'commitment'
