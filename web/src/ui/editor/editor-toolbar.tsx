import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { CalloutPanel, TablePanel } from './block-panels.tsx'
import { editorTools, type Panel, type Tool } from './editor-tools.tsx'
import { FileUpload } from './file-upload.tsx'
import { InsertUrlForm } from './insert-url-form.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { ToolButton, Toolbar } from './toolbar.tsx'
import type { DroppedFiles } from './use-dropped-files.ts'

type EditorToolbarProps = {
  editor: Editor
  /** What is open below the tools. */
  panel: Panel | undefined
  onPanel: (panel: Panel | undefined) => void
  files: DroppedFiles
}

export function EditorToolbar({ editor, panel, onPanel, files }: EditorToolbarProps) {
  const [showsKeys, setShowsKeys] = useState(false)
  const now = useEditorState({
    editor,
    selector: ({ editor }) => ({
      on: editorTools.map(({ isOn }) => isOn?.(editor)),
      usable: editorTools.map(({ isUsable }) => isUsable?.(editor) ?? true),
    }),
  })

  function use(tool: Tool) {
    if ('panel' in tool) onPanel(panel === tool.panel ? undefined : tool.panel)
    else tool.run(editor.chain().focus()).run()
  }

  function closePanel() {
    onPanel(undefined)
    editor.commands.focus()
  }

  function closeKeys() {
    setShowsKeys(false)
    editor.commands.focus()
  }

  return (
    <>
      <Toolbar label="Formatting" onEscape={() => editor.commands.focus()}>
        {editorTools.map((tool, index) => (
          <ToolButton
            key={tool.label}
            label={tool.label}
            keys={tool.keys}
            isOn={now.on[index]}
            isExpanded={'panel' in tool ? panel === tool.panel : undefined}
            isDisabled={!now.usable[index]}
            onClick={() => use(tool)}
          >
            {tool.sign}
          </ToolButton>
        ))}
        <ToolButton label="Keyboard shortcuts" onClick={() => setShowsKeys(true)}>
          ?
        </ToolButton>
      </Toolbar>
      {panel === 'table' && <TablePanel editor={editor} />}
      {panel === 'callout' && <CalloutPanel editor={editor} />}
      {panel === 'upload' && <FileUpload editor={editor} files={files} onDone={closePanel} />}
      {(panel === 'link' || panel === 'image' || panel === 'video') && (
        <InsertUrlForm key={panel} kind={panel} editor={editor} onDone={closePanel} />
      )}
      {showsKeys && <KeysDialog onClose={closeKeys} />}
    </>
  )
}
