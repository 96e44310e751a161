import { useModule } from '../app/starting/use-module.ts'
import { EditorPlaceholder } from '../rich-text-editor/editor-placeholder.tsx'
import type { TextEditorProps } from './text-editor-props.ts'

/** Loads the editor on first use, so that only staff download it. */
export function LazyTextEditor(props: TextEditorProps) {
  const { module, isFailed } = useModule(() => import('./text-editor.tsx'))
  return module ? <module.TextEditor {...props} /> : <EditorPlaceholder isFailed={isFailed} />
}
