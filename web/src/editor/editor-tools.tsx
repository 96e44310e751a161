import type { ChainedCommands, Editor } from '@tiptap/core'
import type { ReactNode } from 'react'
import { toggleCaption } from './caption.ts'

/** The panel that a tool opens below the toolbar. */
export type Panel = 'link' | 'image' | 'upload' | 'video' | 'table' | 'callout'

export type Tool = {
  label: string
  /** As in `Ctrl+Shift+8`. */
  keys?: string
  /** Shown instead of the label. */
  icon?: ReactNode
  isOn?: (editor: Editor) => boolean
  isUsable?: (editor: Editor) => boolean
} & ({ run: (chain: ChainedCommands) => ChainedCommands } | { panel: Panel })

export const editorTools: readonly Tool[] = [
  { ...format('Bold', 'bold', 'Ctrl+B'), icon: <b>B</b>, run: (chain) => chain.toggleBold() },
  {
    ...format('Italic', 'italic', 'Ctrl+I'),
    icon: <i className="font-display">I</i>,
    run: (chain) => chain.toggleItalic(),
  },
  { ...format('Underline', 'underline', 'Ctrl+U'), icon: <u>U</u>, run: (chain) => chain.toggleUnderline() },
  heading('Heading', 2),
  heading('Subheading', 3),
  { ...format('Bullets', 'bulletList', 'Ctrl+Shift+8'), run: (chain) => chain.toggleBulletList() },
  { ...format('Numbers', 'orderedList', 'Ctrl+Shift+7'), run: (chain) => chain.toggleOrderedList() },
  { ...format('Quote', 'blockquote', 'Ctrl+Shift+B'), run: (chain) => chain.toggleBlockquote() },
  { label: 'Undo', keys: 'Ctrl+Z', isUsable: (editor) => editor.can().undo(), run: (chain) => chain.undo() },
  {
    label: 'Redo',
    keys: 'Ctrl+Shift+Z',
    isUsable: (editor) => editor.can().redo(),
    run: (chain) => chain.redo(),
  },
  { ...format('Link', 'link', 'Ctrl+K'), panel: 'link' },
  { label: 'Image', panel: 'image' },
  { label: 'Upload', panel: 'upload' },
  { label: 'Video', panel: 'video' },
  { ...format('Table', 'table'), panel: 'table' },
  { ...format('Callout', 'callout'), panel: 'callout' },
  {
    ...format('Caption', 'figcaption'),
    isUsable: (editor) => toggleCaption(editor.state.tr),
    run: (chain) => chain.command(({ tr }) => toggleCaption(tr)),
  },
]

function format(label: string, name: string, keys?: string) {
  return { label, keys, isOn: (editor: Editor) => editor.isActive(name) }
}

function heading(label: string, level: 2 | 3): Tool {
  return {
    label,
    keys: `Ctrl+Alt+${level}`,
    isOn: (editor) => editor.isActive('heading', { level }),
    run: (chain) => chain.toggleHeading({ level }),
  }
}
