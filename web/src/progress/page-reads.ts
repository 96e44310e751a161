import type { LessonId } from '@course/contract/lessons'
import { useState } from 'react'
import { rest, runQuery } from '../app/clients/clients.ts'
import { defineOutboxKind } from '../app/outbox/outbox.ts'
import { useAsyncResult } from '../app/page-data/use-page-data.ts'
import type { PageKey } from './learner.ts'
import { parsePageKey } from './stored-learner.ts'

/** Pages that were read to the end. */
const pageReads = defineOutboxKind<PageKey>({
  name: 'page-read',
  parse: parsePageKey,
  send: ({ userId, payload }, { authorization }) =>
    runQuery(
      rest
        .from('pages_read')
        .upsert({ customer_id: userId, ...payload }, { onConflict: 'customer_id,lesson_id,page_number' })
        .setHeader('authorization', authorization),
    ),
  dropsRefused: true,
})

/** Pages of a lesson that were read to the end, now or earlier. Key the component by lesson. */
export function usePagesRead(
  userId: string,
  lessonId: LessonId,
  pagesPromise: Promise<PageKey[]> | undefined,
) {
  const { value: saved = [] } = useAsyncResult(pagesPromise)
  const [unsaved, setUnsaved] = useState(() => pageReads.list(userId).map(({ payload }) => payload))
  const isRead = (page: number) =>
    [...saved, ...unsaved].some((read) => read.lesson_id === lessonId && read.page_number === page)
  return {
    isRead,
    onReadToEnd: (page: number) => {
      if (isRead(page)) return
      const read = { lesson_id: lessonId, page_number: page }
      setUnsaved((pages) => [...pages, read])
      pageReads.put(userId, `${lessonId}:${page}`, read)
    },
  }
}
