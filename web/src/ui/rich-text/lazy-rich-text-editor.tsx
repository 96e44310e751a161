import { lazy, Suspense } from 'react'
import { Waiting } from '../spinner.tsx'
import type { RichTextEditorProps } from './rich-text-editor.tsx'

const Editor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }))

/** The rich text editor, fetched when it is first shown: only those who may edit ever load it. */
export function LazyRichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<Waiting className="py-10">Loading the editor…</Waiting>}>
      <Editor {...props} />
    </Suspense>
  )
}
