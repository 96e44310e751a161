import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Button } from '../ui/button.tsx'
import { acceptPasteOffer, dismissPasteOffer, hasPasteOffer } from './paste-offer.ts'

/** After a plain-text paste, offers to restore its formatting. */
export function PasteOfferBar({ editor }: { editor: Editor }) {
  const isOffered = useEditorState({ editor, selector: ({ editor }) => hasPasteOffer(editor.state) })
  const chain = () => editor.chain().focus()
  return (
    <div role="status">
      {isOffered && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm bg-wash px-3 py-2 text-sm">
          <span>Pasted as plain text.</span>
          <Button
            variant="secondary"
            size="small"
            onClick={() =>
              chain()
                .command(({ tr }) => acceptPasteOffer(tr, editor.state))
                .run()
            }
          >
            Keep headings, lists and links
          </Button>
          <Button
            variant="quiet"
            size="small"
            onClick={() =>
              chain()
                .command(({ tr }) => dismissPasteOffer(tr))
                .run()
            }
          >
            Keep plain text
          </Button>
        </div>
      )}
    </div>
  )
}
