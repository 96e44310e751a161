import { EditorPlaceholder, useEditorCode } from '../editor/use-editor-code.tsx'
import type { TextEditorProps } from './text-editor-props.ts'

const source = {
  load: () => import('./text-editor.tsx'),
  pick: ({ TextEditor }: typeof import('./text-editor.tsx')) => TextEditor,
}

/** Loads the editor on first use, so that only staff download it. */
export function LazyTextEditor(props: TextEditorProps) {
  const code = useEditorCode(source)
  return code.state === 'ready' ? <code.Editor {...props} /> : <EditorPlaceholder state={code.state} />
}
