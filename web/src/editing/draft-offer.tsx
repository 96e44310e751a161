import { describeTime } from '@course/content/site/format'
import { editingCopy } from '@course/content/site/pages/editing'
import type { EditTextResponse, TextDraft } from '@course/contract/editing/texts'
import { Button } from '../ui/button.tsx'
import { focusOnMount } from '../ui/focus-on-mount.ts'
import { authorName } from './author-name.ts'
import { DifferencesView } from './differences-view.tsx'

type DraftOfferProps = {
  text: EditTextResponse
  /** Turns content that is not rich text into it. */
  toHtml?: ((content: string) => string) | undefined
  /** Newest first. Two if this browser has an unsent draft and another one was saved elsewhere. */
  drafts: readonly TextDraft[]
  onContinue: (draft: TextDraft) => void
  onDiscard: () => void
}

/** Offers unpublished drafts before editing starts. */
export function DraftOffer({
  text,
  toHtml = (html) => html,
  drafts,
  onContinue,
  onDiscard,
}: DraftOfferProps) {
  return (
    <section aria-label={editingCopy.offerTitle} className="rounded-md border border-brand bg-wash p-6">
      <h2 ref={focusOnMount} tabIndex={-1} className="text-2xl">
        {editingCopy.offerTitle}
      </h2>
      {drafts.map((draft) => (
        <div key={draft.savedAt} className="mt-4">
          <p>{editingCopy.offerSaved(describeTime(draft.savedAt))}</p>
          {draft.baseVersion !== text.version && (
            <p className="mt-2">
              {editingCopy.offerOutdated(authorName(text.author), describeTime(text.savedAt))}
            </p>
          )}
          <details className="mt-4">
            <summary className="min-h-10 rounded-sm font-semibold text-brand">
              {editingCopy.conflict.views.differences}
            </summary>
            <div className="mt-3 rounded-md bg-surface p-4">
              <DifferencesView before={toHtml(text.content)} after={toHtml(draft.content)} />
            </div>
          </details>
          <Button className="mt-4" onClick={() => onContinue(draft)}>
            {editingCopy.continueDraft}
          </Button>
        </div>
      ))}
      <Button variant="secondary" className="mt-4" onClick={onDiscard}>
        {editingCopy.discardDraft}
      </Button>
    </section>
  )
}
