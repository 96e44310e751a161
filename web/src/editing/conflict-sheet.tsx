import { describeTime } from '@course/content/site/format'
import { editingCopy } from '@course/content/site/pages/editing'
import type { EditTextResponse } from '@course/contract/editing/texts'
import { useState } from 'react'
import { RichText } from '../rich-text/rich-text.tsx'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { authorName } from './author-name.ts'
import { DifferencesView } from './differences-view.tsx'
import { paragraphsIn } from './paragraphs.ts'
import { Choice, Sheet } from './sheet.tsx'

const copy = editingCopy.conflict

type ConflictSheetProps = {
  serverVersion: EditTextResponse
  yours: string
  /** Turns content that is not rich text into it. */
  toHtml?: ((content: string) => string) | undefined
  isSaving: boolean
  onSaveOnTop: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Shown when another version was published during this edit: compares both and offers a choice. */
export function ConflictSheet(props: ConflictSheetProps) {
  const { serverVersion, isSaving, onSaveOnTop, onTakeTheirs, onClose, toHtml = (html) => html } = props
  const theirs = toHtml(serverVersion.content)
  const yours = toHtml(props.yours)
  const [view, setView] = useState<keyof typeof copy.views>('differences')

  return (
    <Sheet title={copy.title} onClose={onClose}>
      <p>{copy.description(authorName(serverVersion.author), describeTime(serverVersion.savedAt))}</p>
      <div className="editing-sheet-tools mt-4">
        <Button size="small" busy={isSaving} onClick={onSaveOnTop}>
          {copy.saveOnTop}
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={isSaving}
          onClick={() => window.confirm(copy.confirmDiscard) && onTakeTheirs()}
        >
          {copy.useTheirs}
        </Button>
        <CopyButton text={paragraphsIn(yours).join('\n\n')} label={copy.copy} variant="secondary" />
        <Button size="small" variant="quiet" onClick={onClose}>
          {copy.keepEditing}
        </Button>
      </div>
      <div className="mt-6 mb-4">
        <Choice label={copy.title} value={view} options={copy.views} onChange={setView} />
      </div>
      {view === 'differences' && (
        <>
          <p className="mb-4 text-sm text-muted">{copy.legend}</p>
          <DifferencesView before={theirs} after={yours} />
        </>
      )}
      {view !== 'differences' && <RichText html={view === 'theirs' ? theirs : yours} />}
    </Sheet>
  )
}
