import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { CalloutPanel, TablePanel } from './block-panels.tsx'
import { editorTools, type Panel, type Tool } from './editor-tools.tsx'
import { FileUpload } from './file-upload.tsx'
import { InsertUrlForm } from './insert-url-form.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { ToolIcon } from './tool-icon.tsx'
import { ToolButton, Toolbar } from './toolbar.tsx'
import type { DroppedFiles } from './use-dropped-files.ts'

type EditorToolbarProps = {
  editor: Editor
  /** The panel that is open below the toolbar. */
  panel: Panel | undefined
  onPanelChange: (panel: Panel | undefined) => void
  files: DroppedFiles
}

export function EditorToolbar({ editor, panel, onPanelChange, files }: EditorToolbarProps) {
  const [isKeysOpen, setKeysOpen] = useState(false)
  const toolState = useEditorState({
    editor,
    selector: ({ editor }) => ({
      on: editorTools.map(({ isOn }) => isOn?.(editor)),
      usable: editorTools.map(({ isUsable }) => isUsable?.(editor) ?? true),
    }),
  })

  function runTool(tool: Tool) {
    if ('panel' in tool) onPanelChange(panel === tool.panel ? undefined : tool.panel)
    else tool.run(editor.chain().focus()).run()
  }

  function closePanel() {
    onPanelChange(undefined)
    editor.commands.focus()
  }

  function closeKeys() {
    setKeysOpen(false)
    editor.commands.focus()
  }

  return (
    <>
      <Toolbar label="Formatting" isOneRow onEscape={() => editor.commands.focus()}>
        {editorTools.map((tool, index) => (
          <ToolButton
            key={tool.label}
            label={tool.label}
            keys={tool.keys}
            isOn={toolState.on[index]}
            isExpanded={'panel' in tool ? panel === tool.panel : undefined}
            isDisabled={!toolState.usable[index]}
            startsGroup={tool.startsGroup}
            onClick={() => runTool(tool)}
          >
            {tool.icon}
          </ToolButton>
        ))}
        <ToolButton label="Keyboard shortcuts" startsGroup onClick={() => setKeysOpen(true)}>
          <ToolIcon name="keyboard" />
        </ToolButton>
      </Toolbar>
      {panel === 'table' && <TablePanel editor={editor} />}
      {panel === 'callout' && <CalloutPanel editor={editor} />}
      {panel === 'upload' && <FileUpload editor={editor} files={files} onDone={closePanel} />}
      {(panel === 'link' || panel === 'image' || panel === 'video') && (
        <InsertUrlForm key={panel} kind={panel} editor={editor} onDone={closePanel} />
      )}
      {isKeysOpen && <KeysDialog onClose={closeKeys} />}
    </>
  )
}
