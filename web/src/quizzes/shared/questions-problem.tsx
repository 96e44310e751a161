import { Button } from '../../ui/button.tsx'

export function QuestionsProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-5">
      <p className="text-lg text-muted">
        We couldn't load the questions. Check your connection and try again.
      </p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
