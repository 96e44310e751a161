import type { LessonId } from '@course/contract/lessons'
import { useState } from 'react'
import type { PageKey } from '../api/stored-learner.ts'
import { useAsyncResult } from '../app/use-page-data.ts'
import { savePageRead } from './api.ts'

/** Which pages of a lesson were read to their end, here or on an earlier visit. Goes with one lesson: key it by lesson. */
export function usePagesRead(userId: string, lessonId: LessonId, read: Promise<PageKey[]> | undefined) {
  const { value: stored } = useAsyncResult(read)
  const [readHere, setReadHere] = useState<readonly number[]>([])
  const isRead = (page: number) =>
    readHere.includes(page) ||
    stored?.some(({ lesson_id, page_number }) => lesson_id === lessonId && page_number === page) === true
  return {
    isRead,
    onReadToEnd: (page: number) => {
      if (isRead(page)) return
      setReadHere((pages) => [...pages, page])
      savePageRead(userId, lessonId, page)
    },
  }
}
