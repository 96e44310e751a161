import { EditorToCome, useEditorCode } from '../../ui/rich-text/use-editor-code.tsx'
import type { TextEditorProps } from '../text-editor-props.ts'

const source = {
  load: () => import('../text-editor.tsx'),
  pick: ({ TextEditor }: typeof import('../text-editor.tsx')) => TextEditor,
}

/** Editing with drafts and versions, fetched when it is first shown: only those who may edit ever load it. */
export function LazyTextEditor(props: TextEditorProps) {
  const code = useEditorCode(source)
  return code.state === 'ready' ? <code.Editor {...props} /> : <EditorToCome state={code.state} />
}
