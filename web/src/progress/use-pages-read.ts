import type { LessonId } from '@course/contract/lessons'
import { useState } from 'react'
import { useAsyncResult } from '../app/use-page-data.ts'
import { savePageRead } from './requests.ts'
import type { PageKey } from './stored-learner.ts'

/** Pages of a lesson that were read to the end, now or earlier. Key the component by lesson. */
export function usePagesRead(
  userId: string,
  lessonId: LessonId,
  pagesPromise: Promise<PageKey[]> | undefined,
) {
  const { value: stored } = useAsyncResult(pagesPromise)
  const [readNow, setReadNow] = useState<readonly number[]>([])
  const isRead = (page: number) =>
    readNow.includes(page) ||
    stored?.some(({ lesson_id, page_number }) => lesson_id === lessonId && page_number === page) === true
  return {
    isRead,
    onReadToEnd: (page: number) => {
      if (isRead(page)) return
      setReadNow((pages) => [...pages, page])
      savePageRead(userId, lessonId, page)
    },
  }
}
