import { editingCopy } from '@course/content/site/pages/editing'
import { Alert } from '../ui/alert.tsx'
import type { DraftState, DraftStore } from './draft-store.ts'
import { timeText } from './time.ts'

const copy = editingCopy.draft

/** Where the draft is; not announced, since it changes with every pause. */
export function DraftStep({ state }: { state: DraftState }) {
  if (state.step !== 'saving' && state.step !== 'saved') return null
  return <span className="text-sm text-muted">{copy[state.step]}</span>
}

type DraftNoticesProps = { draft: ReturnType<DraftStore['getSnapshot']>; onTakeOver: () => void }

/** Who else is at the text, what was published meanwhile, and why a draft is not saved. */
export function DraftNotices({ draft, onTakeOver }: DraftNoticesProps) {
  const { state, others, isOutdated } = draft
  return (
    <div className="mb-4 grid gap-3 empty:hidden">
      {others.map(({ name, since }) => (
        <Alert key={`${name} ${since}`} tone="warning">
          {editingCopy.fellowEditor(name, timeText(since))}
        </Alert>
      ))}
      {isOutdated && <Alert tone="warning">{editingCopy.publishedMeanwhile}</Alert>}
      {state.step === 'waiting' && <Alert tone="warning">{copy.waiting}</Alert>}
      {state.step === 'refused' && <Alert tone="error">{copy.refused(state.text)}</Alert>}
      {state.step === 'elsewhere' && (
        <Alert tone="warning">
          {copy.elsewhere}{' '}
          <button type="button" className="text-link" onClick={onTakeOver}>
            {copy.goOnHere}
          </button>
        </Alert>
      )}
    </div>
  )
}
