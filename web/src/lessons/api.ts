import type { LessonId, LessonPage, LessonPageEdit } from '@course/contract/lessons'
import { rest } from '../api/clients.ts'
import { isSignedInAs } from '../api/signed-in-as.ts'

/** The pages of a lesson in order; none for readers who may not have it. */
export async function readLessonPages(lessonId: LessonId): Promise<LessonPage[]> {
  const { data } = await rest
    .from('lesson_content')
    .select('*')
    .eq('lesson_id', lessonId)
    .order('page_number')
    .throwOnError()
  return (data ?? []) as LessonPage[]
}

/** Saves one page and gives it back as stored, which is cleaned. */
export async function saveLessonPage(edit: LessonPageEdit, userId: string): Promise<LessonPage> {
  // Another tab may have signed in as somebody else, who has not written this.
  if (!(await isSignedInAs(userId))) throw new Error('The writer is not signed in any more')
  const { data } = await rest
    .from('lesson_content')
    .upsert(edit, { onConflict: 'lesson_id,page_number' })
    .select('*')
    .single<LessonPage>()
    .throwOnError()
  return data as LessonPage
}
