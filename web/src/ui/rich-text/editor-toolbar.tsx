import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { type Address, AddressForm } from './address-form.tsx'

type Tool = {
  label: string
  keys?: string
  sign?: ReactNode
  isOn?: (editor: Editor) => boolean
  isUsable?: (editor: Editor) => boolean
  run: (chain: ChainedCommands) => ChainedCommands
}

const tools: Tool[][] = [
  [
    mark('Bold', 'bold', 'Ctrl+B', <b>B</b>, (chain) => chain.toggleBold()),
    mark('Italic', 'italic', 'Ctrl+I', <i className="font-display">I</i>, (chain) => chain.toggleItalic()),
    mark('Underline', 'underline', 'Ctrl+U', <u>U</u>, (chain) => chain.toggleUnderline()),
  ],
  [
    heading('Heading', 2),
    heading('Subheading', 3),
    mark('Bullets', 'bulletList', undefined, undefined, (chain) => chain.toggleBulletList()),
    mark('Numbers', 'orderedList', undefined, undefined, (chain) => chain.toggleOrderedList()),
    mark('Quote', 'blockquote', undefined, undefined, (chain) => chain.toggleBlockquote()),
  ],
]

const history: Tool[] = [
  { label: 'Undo', keys: 'Ctrl+Z', isUsable: (editor) => editor.can().undo(), run: (chain) => chain.undo() },
  {
    label: 'Redo',
    keys: 'Ctrl+Shift+Z',
    isUsable: (editor) => editor.can().redo(),
    run: (chain) => chain.redo(),
  },
]

const addresses: { label: string; kind: Address['kind'] }[] = [
  { label: 'Link', kind: 'link' },
  { label: 'Image', kind: 'image' },
  { label: 'Video', kind: 'video' },
]

function mark(
  label: string,
  name: string,
  keys: string | undefined,
  sign: ReactNode,
  run: Tool['run'],
): Tool {
  return { label, keys, sign, isOn: (editor) => editor.isActive(name), run }
}

function heading(label: string, level: 2 | 3): Tool {
  return {
    label,
    isOn: (editor) => editor.isActive('heading', { level }),
    run: (chain) => chain.toggleHeading({ level }),
  }
}

export function EditorToolbar({ editor }: { editor: Editor }) {
  const [asked, setAsked] = useState<Address['kind']>()
  const all = [...tools.flat(), ...history]
  const now = useEditorState({
    editor,
    selector: ({ editor }) => ({
      on: all.map((tool) => tool.isOn?.(editor) ?? false),
      usable: all.map((tool) => tool.isUsable?.(editor) ?? true),
      link: editor.isActive('link'),
    }),
  })

  const button = (tool: Tool) => {
    const index = all.indexOf(tool)
    return (
      <ToolButton
        key={tool.label}
        label={tool.label}
        keys={tool.keys}
        isOn={tool.isOn && now.on[index]}
        isDisabled={!now.usable[index]}
        onClick={() => tool.run(editor.chain().focus()).run()}
      >
        {tool.sign ?? tool.label}
      </ToolButton>
    )
  }

  return (
    <div className="rich-text-toolbar">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are tools */}
      <div role="group" aria-label="Formatting" className="flex flex-wrap gap-1">
        {[...tools, history].map((group) => group.map(button))}
        {addresses.map(({ label, kind }) => (
          <ToolButton
            key={kind}
            label={label}
            isOn={kind === 'link' ? now.link : undefined}
            isExpanded={asked === kind}
            onClick={() => setAsked(asked === kind ? undefined : kind)}
          >
            {label}
          </ToolButton>
        ))}
      </div>
      {asked && <AddressForm key={asked} kind={asked} editor={editor} onDone={() => setAsked(undefined)} />}
    </div>
  )
}

type ToolButtonProps = {
  label: string
  keys?: string
  isOn?: boolean
  isExpanded?: boolean
  isDisabled?: boolean
  onClick: () => void
  children: ReactNode
}

function ToolButton({ label, keys, isOn, isExpanded, isDisabled, onClick, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      aria-expanded={isExpanded}
      title={keys && `${label} (${keys})`}
      disabled={isDisabled}
      onClick={onClick}
      className={classNames(
        'min-h-10 min-w-10 rounded-sm border px-3 text-sm font-medium transition-colors disabled:text-muted disabled:opacity-60',
        isOn || isExpanded
          ? 'border-brand bg-wash text-brand'
          : 'border-transparent text-ink enabled:hover:bg-wash enabled:hover:text-brand',
      )}
    >
      {children}
    </button>
  )
}
