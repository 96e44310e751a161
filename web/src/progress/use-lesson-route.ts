import { type LessonId, lessonIdOf } from '@course/contract/lessons'
import type { User } from '@supabase/auth-js'
import { useLocation } from 'react-router'
import { useSession } from '../app/session.tsx'

type LessonRoute = { number: number; lessonId: LessonId; user: User | null }

/** The lesson in the URL and the current user; undefined if the lesson does not exist or no one is signed in. */
export function useLessonRoute(): LessonRoute | undefined {
  const { loading, user } = useSession()
  const number = Number(/\d+/.exec(useLocation().pathname)?.[0])
  const lessonId = lessonIdOf(number)
  return lessonId && (loading || user) ? { number, lessonId, user } : undefined
}

/** For loaders, which get a request instead of a location. */
export const parseLessonId = (request: Request): LessonId | undefined =>
  lessonIdOf(Number(/\d+$/.exec(new URL(request.url).pathname)?.[0]))
