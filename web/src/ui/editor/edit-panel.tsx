import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { useEditorState } from '@tiptap/react'
import type { Edit } from './table-edits.ts'
import { ToolButton, Toolbar } from './toolbar.tsx'

type EditPanelProps = {
  label: string
  editor: Editor
  edits: readonly { label: string; edit: Edit; isOn?: (editor: Editor) => boolean }[]
}

/** A second row of tools, for one kind of thing in the text. It stays until it is closed, so that the text lies still. */
export function EditPanel({ label, editor, edits }: EditPanelProps) {
  const now = useEditorState({
    editor,
    selector: ({ editor }) => ({
      usable: edits.map(({ edit }) => edit(editor.state.tr)),
      on: edits.map(({ isOn }) => isOn?.(editor)),
    }),
  })
  return (
    <Toolbar label={label} onEscape={() => editor.commands.focus()}>
      {edits.map(({ label, edit }, index) => (
        <ToolButton
          key={label}
          label={label}
          isOn={now.on[index]}
          isDisabled={!now.usable[index]}
          // Each is a step of its own for Undo.
          onClick={() =>
            editor
              .chain()
              .focus()
              .command(({ tr }) => edit(closeHistory(tr)))
              .run()
          }
        />
      ))}
    </Toolbar>
  )
}
