import type { LibraryTextKind } from '@course/contract/editing/texts'
import type { LessonPageRef } from '@course/contract/learning/library'
import { RichText } from '../rich-text/rich-text.tsx'
import { LessonLinks } from './lesson-links.tsx'
import { useLibraryText } from './library-editing.tsx'

type EntryTextProps = {
  kind: LibraryTextKind
  title: string
  entry: { slug: string; content: string }
  pages: readonly LessonPageRef[]
  /** Shown between the text and the lesson links. */
  remark?: string
}

/** Text of a list entry with lesson links and an edit button. */
export function EntryText({ kind, title, entry, pages, remark }: EntryTextProps) {
  const { html, button, editor } = useLibraryText({ kind, title, entry, isOneOfMany: true })
  return (
    <>
      {editor ? <div className="mt-3">{editor}</div> : <RichText html={html} className="rich-text-entry" />}
      <div className="mt-2 flex flex-wrap items-center gap-x-5 text-sm">
        {remark && <p className="text-muted">{remark}</p>}
        <LessonLinks pages={pages} />
        {button && <div className="-mr-4 ml-auto">{button}</div>}
      </div>
    </>
  )
}
