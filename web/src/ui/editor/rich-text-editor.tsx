import { getHTMLFromFragment } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { safeLink } from '../rich-text/media-links.ts'
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
  /** Name of the text for screen readers. */
  label: string
  /** The text at the beginning; later values are not taken over. */
  html: string
  /** Called with the whole text after every change. */
  onChange: (html: string) => void
  /** What is done with the whole text, such as Cancel and Save; stays in view above it. */
  actions?: ReactNode
  /** Called by the keyboard shortcut. */
  onSave?: () => void
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (link) => safeLink(link) !== undefined,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  ...editorNodes,
  PasteOffers,
]

/** Where the first words are. At the start may be a film or a picture, which would be selected and so replaced by typing. */
function firstTextPosition(text: Node): number | 'start' {
  let first: number | undefined
  text.descendants((node, position) => {
    if (first === undefined && node.isTextblock) first = position + 1
    return first === undefined
  })
  return first ?? 'start'
}

/** The editor itself; its code is heavy, so screens show it through `LazyRichTextEditor`. */
export function RichTextEditor({ label, html, onChange, actions, onSave }: RichTextEditorProps) {
  const box = useRef<HTMLDivElement>(null)
  const [panel, setPanel] = useState<Panel>()
  const known = useRef<string>(undefined)
  const editor = useEditor({
    extensions,
    content: html,
    // The policy of the site allows no injected styles; what is needed lies in the style sheet.
    injectCSS: false,
    immediatelyRender: false,
    onCreate: ({ editor }) => editor.commands.focus(firstTextPosition(editor.state.doc)),
    editorProps: {
      attributes: { class: 'rich-text', role: 'textbox', 'aria-label': label, 'aria-multiline': 'true' },
      handleDOMEvents: { paste: pasteAsText, drop: dropAsText },
    },
    onUpdate: ({ editor, transaction }) => {
      known.current ??= cleanEditorHtml(getHTMLFromFragment(transaction.before.content, editor.schema))
      const typed = cleanEditorHtml(editor.getHTML())
      // Below a list the editor adds an empty line by itself, which is no change of the text.
      if (typed === known.current) return
      known.current = typed
      onChange(typed)
    },
  })
  useEditorKeys(box, {
    save: onSave,
    openLink: () => setPanel('link'),
    goToTools: () => box.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus(),
  })
  const { files, fileEvents } = useDroppedFiles(editor, () => setPanel('upload'))
  return (
    <div ref={box} className="rich-text-editor" {...fileEvents}>
      {editor && (
        <>
          <div className="rich-text-header">
            <div className="rich-text-actions">
              <TextLength editor={editor} />
              {actions}
            </div>
            <EditorToolbar editor={editor} panel={panel} onPanel={setPanel} files={files} />
            <PasteOfferBar editor={editor} />
          </div>
          <EditorContent editor={editor} />
        </>
      )}
    </div>
  )
}

function dropAsText(view: EditorView, event: DragEvent): boolean {
  // Something moved within the text keeps what it is.
  if (view.dragging) return false
  event.preventDefault()
  const text = event.dataTransfer?.getData('text/plain')
  const position = view.posAtCoords({ left: event.clientX, top: event.clientY })
  if (text && position) view.dispatch(view.state.tr.insertText(text, position.pos))
  return true
}
