import type { RichTextEditorProps } from './rich-text-editor.tsx'
import { EditorPlaceholder, useEditorCode } from './use-editor-code.tsx'

const source = {
  load: () => import('./rich-text-editor.tsx'),
  pick: ({ RichTextEditor }: typeof import('./rich-text-editor.tsx')) => RichTextEditor,
}

/** Loads the rich text editor when it is first shown, so that only editors download it. */
export function LazyRichTextEditor(props: RichTextEditorProps) {
  const code = useEditorCode(source)
  if (code.state === 'ready') return <code.Editor {...props} />
  return (
    <>
      <div className="flex justify-end pb-4">{props.actions}</div>
      <EditorPlaceholder state={code.state} />
    </>
  )
}
