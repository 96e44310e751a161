import { Button } from '../ui/button.tsx'

/** In the place of the text when it did not come. */
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
