import { textEditing } from '@course/content/site/pages/text-editing'
import { Alert } from '../ui/alert.tsx'
import type { DraftState, DraftStore } from './draft-store.ts'
import { timeText } from './time.ts'

const words = textEditing.draft

/** Where the draft is; not announced, since it changes with every pause. */
export function DraftStep({ state }: { state: DraftState }) {
  if (state.step !== 'saving' && state.step !== 'saved') return null
  return <span className="text-sm text-muted">{words[state.step]}</span>
}

type DraftNoticesProps = { draft: ReturnType<DraftStore['getSnapshot']>; onTakeOver: () => void }

/** Who else is at the text, what was published meanwhile, and why a draft is not saved. */
export function DraftNotices({ draft, onTakeOver }: DraftNoticesProps) {
  const { state, others, isOutdated } = draft
  return (
    <div className="mb-4 grid gap-3 empty:hidden">
      {others.map(({ name, since }) => (
        <Alert key={`${name} ${since}`} tone="warning">
          {textEditing.fellowEditor(name, timeText(since))}
        </Alert>
      ))}
      {isOutdated && <Alert tone="warning">{textEditing.publishedMeanwhile}</Alert>}
      {state.step === 'waiting' && <Alert tone="warning">{words.waiting}</Alert>}
      {state.step === 'refused' && <Alert tone="error">{words.refused(state.text)}</Alert>}
      {state.step === 'elsewhere' && (
        <Alert tone="warning">
          {words.elsewhere}{' '}
          <button type="button" className="text-link" onClick={onTakeOver}>
            {words.goOnHere}
          </button>
        </Alert>
      )}
    </div>
  )
}
