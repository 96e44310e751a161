import { type Editor, Extension } from '@tiptap/core'
import { leaveCaption, removeEmptyCaption } from './caption.ts'
import { type Edit, goToCell } from './table-edits.ts'

const runCommand = (editor: Editor, edit: Edit): boolean => editor.commands.command(({ tr }) => edit(tr))

/** In a list, Tab changes the indentation. */
const isInList = (editor: Editor) => editor.isActive('listItem')

/** Keys with a special meaning in tables and captions. */
export const BlockKeys = Extension.create({
  name: 'blockKeys',
  addKeyboardShortcuts() {
    return {
      Tab: ({ editor }) => !isInList(editor) && runCommand(editor, goToCell(1)),
      'Shift-Tab': ({ editor }) => !isInList(editor) && runCommand(editor, goToCell(-1)),
      Enter: ({ editor }) => runCommand(editor, leaveCaption),
      Backspace: ({ editor }) => runCommand(editor, removeEmptyCaption),
    }
  },
})
