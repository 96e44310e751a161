import { Button } from '../ui/button.tsx'

/** Shown instead of the text if it could not be loaded. */
export function LessonProblem({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-5">
      <p className="text-lg text-muted">{text}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
