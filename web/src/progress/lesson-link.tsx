import { lessonPaths } from '@course/contract/paths'
import type { ComponentProps, MouseEvent } from 'react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { saveCompletedLessons } from './api.ts'
import { isStep, type Learner } from './learner.ts'

/** Who opens lessons here, and from where they stand. */
export type Opening = { userId: string; learner: Learner; isAdministrator: boolean }

type LessonLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { lesson: number; opening: Opening }

/** Leads to a lesson. Opening the next one is progress, which is saved first; a failure to save does not hold anyone up. */
export function LessonLink({ lesson, opening, ...link }: LessonLinkProps) {
  const navigate = useNavigate()
  const [isSaving, setSaving] = useState(false)
  const path = lessonPaths[lesson - 1] ?? '/welcome'
  const { userId, learner, isAdministrator } = opening
  const isProgress = isStep(learner, lesson) && (isAdministrator || learner.isPaid !== false)

  const save = () =>
    saveCompletedLessons(userId, lesson).catch((error: unknown) =>
      console.warn('Progress could not be saved', error),
    )

  async function open(event: MouseEvent) {
    if (isSaving) return event.preventDefault()
    if (!isProgress) return
    const opensElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey
    if (opensElsewhere) {
      save()
      return
    }
    event.preventDefault()
    setSaving(true)
    await save()
    navigate(path)
  }

  return <Link {...link} to={path} onClick={open} onAuxClick={open} aria-busy={isSaving || undefined} />
}
