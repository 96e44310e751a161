import type { ChainedCommands, Editor } from '@tiptap/core'
import type { ReactNode } from 'react'
import { toggleCaption } from './caption.ts'
import { ToolIcon, type ToolIconName } from './tool-icon.tsx'

/** The panel that a tool opens below the toolbar. */
export type Panel = 'link' | 'image' | 'upload' | 'video' | 'table' | 'callout'

export type Tool = {
  label: string
  /** As in `Ctrl+Shift+8`. */
  keys?: string
  /** Shown instead of the label, which is the tooltip. */
  icon: ReactNode
  /** The first of a group of tools. */
  startsGroup?: boolean
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
  { ...heading('Heading', 2), startsGroup: true },
  heading('Subheading', 3),
  {
    ...format('Bullets', 'bulletList', 'Ctrl+Shift+8'),
    icon: icon('bullets'),
    run: (chain) => chain.toggleBulletList(),
  },
  {
    ...format('Numbers', 'orderedList', 'Ctrl+Shift+7'),
    icon: icon('numbers'),
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    ...format('Quote', 'blockquote', 'Ctrl+Shift+B'),
    icon: icon('quote'),
    run: (chain) => chain.toggleBlockquote(),
  },
  {
    label: 'Undo',
    keys: 'Ctrl+Z',
    icon: icon('undo'),
    startsGroup: true,
    isUsable: (editor) => editor.can().undo(),
    run: (chain) => chain.undo(),
  },
  {
    label: 'Redo',
    keys: 'Ctrl+Shift+Z',
    icon: icon('redo'),
    isUsable: (editor) => editor.can().redo(),
    run: (chain) => chain.redo(),
  },
  { ...format('Link', 'link', 'Ctrl+K'), icon: icon('link'), startsGroup: true, panel: 'link' },
  { label: 'Image', icon: icon('image'), panel: 'image' },
  { label: 'Upload', icon: icon('upload'), panel: 'upload' },
  { label: 'Video', icon: icon('video'), panel: 'video' },
  { ...format('Table', 'table'), icon: icon('table'), panel: 'table' },
  { ...format('Callout', 'callout'), icon: icon('callout'), panel: 'callout' },
  {
    ...format('Caption', 'figcaption'),
    icon: icon('caption'),
    isUsable: (editor) => toggleCaption(editor.state.tr),
    run: (chain) => chain.command(({ tr }) => toggleCaption(tr)),
  },
]

function icon(name: ToolIconName) {
  return <ToolIcon name={name} />
}

function format(label: string, name: string, keys?: string) {
  return { label, keys, isOn: (editor: Editor) => editor.isActive(name) }
}

function heading(label: string, level: 2 | 3): Tool {
  return {
    label,
    keys: `Ctrl+Alt+${level}`,
    icon: icon(level === 2 ? 'heading' : 'subheading'),
    isOn: (editor) => editor.isActive('heading', { level }),
    run: (chain) => chain.toggleHeading({ level }),
  }
}
