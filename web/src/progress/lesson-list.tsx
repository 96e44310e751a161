import { lessons } from '@course/content/site/lessons'
import { Badge } from '../ui/badge.tsx'
import { classNames } from '../ui/class-names.ts'
import type { LessonState } from './learner.ts'
import { LessonLink, type Opening } from './lesson-link.tsx'
import { pagesIn, readingPosition } from './reading-position.ts'

/** The lessons that are not the one to do now. */
export function LessonList({ states, opening }: { states: readonly LessonState[]; opening: Opening }) {
  return (
    <ul className="overflow-hidden rounded-md border border-hairline bg-surface">
      {states.map((state) => (
        <li key={state.number} className="border-hairline not-first:border-t">
          <LessonRow state={state} opening={opening} />
        </li>
      ))}
    </ul>
  )
}

function LessonRow({ state, opening }: { state: LessonState; opening: Opening }) {
  const { number, isOpen } = state
  const row = 'flex items-start gap-5 px-5 py-5 sm:items-center sm:gap-8 sm:px-8'
  if (!isOpen) {
    return (
      <div className={row}>
        <RowText state={state} stopped={undefined} />
      </div>
    )
  }
  return (
    <LessonLink
      lesson={number}
      opening={opening}
      className={classNames(row, 'transition-colors hover:bg-wash focus-visible:-outline-offset-3')}
    >
      <RowText state={state} stopped={readingPosition(opening.userId, number)?.page} />
    </LessonLink>
  )
}

function RowText({ state, stopped }: { state: LessonState; stopped: number | undefined }) {
  const { number, badge, isOpen } = state
  const lesson = lessons[number - 1]
  if (!lesson) return null
  return (
    <>
      <span
        aria-hidden="true"
        className={classNames('w-6 font-display text-3xl', isOpen ? 'text-brand' : 'text-muted')}
      >
        {number}
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-x-6 gap-y-2 sm:flex-row sm:items-center sm:justify-between">
        <span>
          <span className={classNames('block font-display text-xl', !isOpen && 'text-muted')}>
            <span className="sr-only">Lesson {number}: </span>
            {lesson.title}
          </span>
          <span className="mt-1 block text-sm text-muted">
            {isOpen ? openText(lesson.description, number, stopped) : 'Complete previous lessons to unlock'}
          </span>
        </span>
        {badge && (
          <Badge tone={badge === 'Completed' ? 'success' : 'brand'} className="self-start sm:self-auto">
            {badge}
          </Badge>
        )}
      </span>
    </>
  )
}

function openText(description: string, lesson: number, stopped: number | undefined): string {
  const isMidway = stopped !== undefined && stopped > 1 && stopped < pagesIn(lesson)
  return isMidway ? `Continue where you stopped: page ${stopped} of ${pagesIn(lesson)}` : description
}
