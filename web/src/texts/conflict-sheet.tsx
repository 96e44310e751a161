import { textEditing } from '@course/content/site/pages/text-editing'
import type { EditedText } from '@course/contract/texts/texts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { RichText } from '../ui/rich-text/rich-text.tsx'
import { useToast } from '../ui/status/toast.tsx'
import { authorName } from './author-name.ts'
import { DifferencesView } from './differences-view.tsx'
import { paragraphsOf } from './paragraphs.ts'
import { Choice, Sheet } from './sheet.tsx'
import { timeText } from './time.ts'

const words = textEditing.conflict

type ConflictSheetProps = {
  theirs: EditedText
  yours: string
  isSaving: boolean
  onSaveOnTop: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Somebody has saved since this edit was begun: both texts, and what to do with them. */
export function ConflictSheet(props: ConflictSheetProps) {
  const { theirs, yours, isSaving, onSaveOnTop, onTakeTheirs, onClose } = props
  const [view, setView] = useState<keyof typeof words.views>('differences')
  const toast = useToast()

  async function copy() {
    try {
      await navigator.clipboard.writeText(paragraphsOf(yours).join('\n\n'))
      toast(words.copied)
    } catch (error) {
      console.warn('The text was not copied', error)
      toast(words.notCopied, 'error')
    }
  }

  return (
    <Sheet title={words.title} onClose={onClose}>
      <p>{words.what(authorName(theirs.author), timeText(theirs.savedAt))}</p>
      <div className="text-sheet-tools mt-4">
        <Button size="small" busy={isSaving} onClick={onSaveOnTop}>
          {words.saveOnTop}
        </Button>
        <Button
          size="small"
          variant="secondary"
          onClick={() => window.confirm(words.giveUp) && onTakeTheirs()}
        >
          {words.takeTheirs}
        </Button>
        <Button size="small" variant="secondary" onClick={copy}>
          {words.copy}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          {words.keepEditing}
        </Button>
      </div>
      <div className="mt-6 mb-4">
        <Choice label={words.title} value={view} options={words.views} onChange={setView} />
      </div>
      {view === 'differences' && (
        <>
          <p className="mb-4 text-sm text-muted">{words.legend}</p>
          <DifferencesView before={theirs.content} after={yours} />
        </>
      )}
      {view !== 'differences' && <RichText html={view === 'theirs' ? theirs.content : yours} />}
    </Sheet>
  )
}
