import { useModule } from '../app/starting/use-module.ts'
import { EditorPlaceholder } from './editor-placeholder.tsx'
import type { RichTextEditorProps } from './rich-text-editor.tsx'

/** Loads the rich text editor when it is first shown, so that only editors download it. */
export function LazyRichTextEditor(props: RichTextEditorProps) {
  const { module, isFailed } = useModule(() => import('./rich-text-editor.tsx'))
  if (module) return <module.RichTextEditor {...props} />
  return (
    <>
      <div className="flex justify-end pb-4">{props.actions}</div>
      <EditorPlaceholder isFailed={isFailed} />
    </>
  )
}
