import type { ComponentProps, MouseEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { isNextLesson } from './learner.ts'
import { lessonPageUrl } from './reading-position.ts'
import { saveCompletedLessons } from './requests.ts'
import type { Learner } from './stored-learner.ts'

/** The current user and their progress. */
export type LessonViewer = { userId: string; learner: Learner; isAdministrator: boolean }

type LessonLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  lesson: number
  page?: number
  viewer: LessonViewer
}

/** Makes a link cover its `relative` card, so that the whole card is clickable and shows the focus ring. */
export const cardLink =
  'after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus'

/** A slow save must not keep the learner from the lesson; it goes on in the background. */
const MAX_SAVE_WAIT_MS = 2000

/** Link to a lesson. Opening the next lesson saves progress first; an error does not stop the navigation. */
export function LessonLink({ lesson, page = 1, viewer, ...link }: LessonLinkProps) {
  const navigate = useNavigate()
  const [isSaving, setSaving] = useState(false)
  // A learner who opens another page during the save stays there.
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const path = lessonPageUrl(lesson, page)
  const { userId, learner, isAdministrator } = viewer
  const isProgress = isNextLesson(learner, lesson) && (isAdministrator || learner.isPaid !== false)

  const save = () =>
    saveCompletedLessons(userId, lesson).catch((error: unknown) =>
      console.warn('Progress could not be saved', error),
    )

  async function handleClick(event: MouseEvent) {
    // The right button only opens the context menu.
    if (event.button === 2) return
    if (isSaving) return event.preventDefault()
    if (!isProgress) return
    const opensNewTab = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey
    if (opensNewTab) {
      save()
      return
    }
    event.preventDefault()
    setSaving(true)
    await Promise.race([save(), new Promise((resolve) => setTimeout(resolve, MAX_SAVE_WAIT_MS))])
    if (isShown.current) navigate(path)
  }

  return (
    <Link
      {...link}
      to={path}
      onClick={handleClick}
      onAuxClick={handleClick}
      aria-busy={isSaving || undefined}
    />
  )
}
