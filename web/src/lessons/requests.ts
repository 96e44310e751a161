import type { LessonId, LessonPage } from '@course/contract/lessons'
import { rest, runQuery } from '../app/clients/clients.ts'

/** The pages of a lesson in order; empty if the user has no access. */
export async function fetchLessonPages(lessonId: LessonId): Promise<LessonPage[]> {
  const query = rest.from('lesson_content').select('*').eq('lesson_id', lessonId).order('page_number')
  return (await runQuery(query)) as LessonPage[]
}
