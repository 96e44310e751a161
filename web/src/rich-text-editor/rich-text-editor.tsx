import { safeLinkUrl } from '@course/contract/media/rich-text-urls'
import { getHTMLFromFragment } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { cleanEditorHtml } from './clean-editor-html.ts'
import { editorNodes } from './editor-nodes.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import type { Panel } from './editor-tools.tsx'
import { PasteOffers, pasteAsText } from './paste-offer.ts'
import { PasteOfferBar } from './paste-offer-bar.tsx'
import { TextLength } from './text-length.tsx'
import { useDroppedFiles } from './use-dropped-files.ts'
import { useEditorKeys } from './use-editor-keys.ts'
import './rich-text-editor.css'

export type RichTextEditorProps = {
  /** Accessible name of the text. */
  label: string
  /** Initial text; later changes are ignored. */
  html: string
  /** Called with the whole text after every change. */
  onChange: (html: string) => void
  /** Buttons such as Cancel and Save; stay in view above the text. */
  actions?: ReactNode
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (link) => safeLinkUrl(link) !== undefined,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  ...editorNodes,
  PasteOffers,
]

/** Position of the first text. A video or image at the start would be selected and then replaced by typing. */
function firstTextPosition(text: Node): number | 'start' {
  let first: number | undefined
  text.descendants((node, position) => {
    if (first === undefined && node.isTextblock) first = position + 1
    return first === undefined
  })
  return first ?? 'start'
}

/** The code is large, so screens use `LazyRichTextEditor`. */
export function RichTextEditor({ label, html, onChange, actions }: RichTextEditorProps) {
  const container = useRef<HTMLDivElement>(null)
  const [panel, setPanel] = useState<Panel>()
  const lastHtml = useRef<string>(undefined)
  const editor = useEditor({
    extensions,
    content: html,
    // The CSP forbids injected styles; the stylesheet has them.
    injectCSS: false,
    immediatelyRender: false,
    onCreate: ({ editor }) => editor.commands.focus(firstTextPosition(editor.state.doc)),
    editorProps: {
      attributes: { class: 'rich-text', role: 'textbox', 'aria-label': label, 'aria-multiline': 'true' },
      handleDOMEvents: { paste: pasteAsText, drop: dropAsText },
    },
    onUpdate: ({ editor, transaction }) => {
      lastHtml.current ??= cleanEditorHtml(getHTMLFromFragment(transaction.before.content, editor.schema))
      const newHtml = cleanEditorHtml(editor.getHTML())
      // Ignores the empty line that the editor adds below a list.
      if (newHtml === lastHtml.current) return
      lastHtml.current = newHtml
      onChange(newHtml)
    },
  })
  useEditorKeys(container, {
    openLink: () => setPanel('link'),
    focusToolbar: () =>
      container.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus(),
  })
  const { files, fileEvents } = useDroppedFiles(editor, () => setPanel('upload'))
  return (
    <div ref={container} className="rich-text-editor" {...fileEvents}>
      {editor && (
        <>
          <div className="rich-text-header">
            <div className="rich-text-actions">
              <TextLength editor={editor} />
              {actions}
            </div>
            <EditorToolbar editor={editor} panel={panel} onPanelChange={setPanel} files={files} />
            <PasteOfferBar editor={editor} />
          </div>
          <EditorContent editor={editor} />
        </>
      )}
    </div>
  )
}

function dropAsText(view: EditorView, event: DragEvent): boolean {
  // Content moved within the text keeps its formatting.
  if (view.dragging) return false
  event.preventDefault()
  const text = event.dataTransfer?.getData('text/plain')
  const position = view.posAtCoords({ left: event.clientX, top: event.clientY })
  if (text && position) view.dispatch(view.state.tr.insertText(text, position.pos))
  return true
}
