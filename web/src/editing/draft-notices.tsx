import { describeTime } from '@course/content/site/format'
import { editingCopy } from '@course/content/site/pages/editing'
import { Alert } from '../ui/alert.tsx'
import type { DraftState, DraftStore } from './draft-store.ts'

const copy = editingCopy.draft

/** Not a live region, because it changes after every pause in typing. */
export function DraftStatus({ state }: { state: DraftState }) {
  if (state.step !== 'saving' && state.step !== 'saved') return null
  return <span className="text-sm text-muted">{copy[state.step]}</span>
}

type DraftNoticesProps = { draft: ReturnType<DraftStore['getSnapshot']>; onTakeOver: () => void }

/** Warns about other editors, newer versions and drafts that are not saved. */
export function DraftNotices({ draft, onTakeOver }: DraftNoticesProps) {
  const { state, others, isOutdated } = draft
  return (
    <div className="mb-4 grid gap-3 empty:hidden">
      {others.map(({ name, since }) => (
        <Alert key={`${name} ${since}`} tone="warning">
          {editingCopy.otherEditor(name, describeTime(since))}
        </Alert>
      ))}
      {isOutdated && <Alert tone="warning">{editingCopy.publishedMeanwhile}</Alert>}
      {state.step === 'waiting' && <Alert tone="warning">{copy.waiting}</Alert>}
      {state.step === 'refused' && <Alert tone="error">{copy.refused(state.text)}</Alert>}
      {state.step === 'elsewhere' && (
        <Alert tone="warning">
          {copy.elsewhere}{' '}
          <button type="button" className="text-link" onClick={onTakeOver}>
            {copy.continueHere}
          </button>
        </Alert>
      )}
    </div>
  )
}
