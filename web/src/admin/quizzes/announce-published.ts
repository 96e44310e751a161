import type { SaveOutcome } from '../../editing/text-editor-props.ts'
import type { useToast } from '../../ui/toast.tsx'

const outcomes: Record<Exclude<SaveOutcome, 'saved'>, string> = {
  'signed out': "You've been signed out. Sign in again in another tab, then publish.",
  refused: "You don't have permission to change this quiz.",
  failed: "We couldn't publish this. Check your connection and try again.",
}

export const announcePublished = (toast: ReturnType<typeof useToast>, outcome: SaveOutcome) =>
  outcome === 'saved'
    ? toast('Published', 'success', { outlivesPage: true })
    : toast(outcomes[outcome], 'error')
