import type { LessonId, LessonPage } from '@course/contract/lessons'
import { rest } from '../app/clients/clients.ts'

/** The pages of a lesson in order; empty if the user has no access. */
export async function fetchLessonPages(lessonId: LessonId): Promise<LessonPage[]> {
  const { data } = await rest
    .from('lesson_content')
    .select('*')
    .eq('lesson_id', lessonId)
    .order('page_number')
    .throwOnError()
  return (data ?? []) as LessonPage[]
}
