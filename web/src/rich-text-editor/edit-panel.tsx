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

/** A second toolbar for one kind of element. Stays open until closed, so that the text does not move. */
export function EditPanel({ label, editor, edits }: EditPanelProps) {
  const toolState = useEditorState({
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
          isOn={toolState.on[index]}
          isDisabled={!toolState.usable[index]}
          // Each edit is a separate undo step.
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
