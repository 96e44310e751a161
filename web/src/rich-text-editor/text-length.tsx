import { formatNumber } from '@course/content/site/format'
import { minutesToRead, wordsIn } from '@course/content/site/reading-time'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'

/** Word count and reading time, calculated as for lessons. */
export function TextLength({ editor }: { editor: Editor }) {
  const words = useEditorState({
    editor,
    selector: ({ editor: { state } }) => wordsIn(state.doc.textBetween(0, state.doc.content.size, ' ', ' ')),
  })
  const minutes = minutesToRead(words)
  return (
    <p className="tabular text-xs text-muted">
      {formatNumber(words)} {words === 1 ? 'word' : 'words'}, about {minutes}{' '}
      {minutes === 1 ? 'minute' : 'minutes'} to read
    </p>
  )
}
