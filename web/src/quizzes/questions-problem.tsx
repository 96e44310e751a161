import { Button } from '../ui/button.tsx'

type QuestionsProblemProps = {
  /** The heading, on pages that have no other. */
  title?: string
  onRetry: () => void
}

export function QuestionsProblem({ title, onRetry }: QuestionsProblemProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-5">
      {title && <h1 className="text-3xl">{title}</h1>}
      <p className="text-lg text-muted">
        We couldn't load the questions. Check your connection and try again.
      </p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
