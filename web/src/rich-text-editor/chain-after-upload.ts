import type { ChainedCommands, Editor } from '@tiptap/core'

/** Commands that insert an uploaded file. The focus returns to the text, unless the form of the next file has it. */
export const chainAfterUpload = (editor: Editor, remainingText: string): ChainedCommands =>
  remainingText ? editor.chain() : editor.chain().focus()
