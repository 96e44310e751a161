import { quizCopy } from '@course/content/site/learning/quiz'
import type { RequestError } from '../app/clients/request-error.ts'
import { Button } from '../ui/button.tsx'
import { ErrorAlert } from '../ui/states.tsx'

type RefusedAttemptProps = { error: RequestError; onSendAgain: () => void; onRestart: () => void }

/** Says why the server did not accept the answers, which stay in the browser until they are sent or given up. */
export const RefusedAttempt = ({ error, onSendAgain, onRestart }: RefusedAttemptProps) => (
  <div className="grid gap-4">
    <ErrorAlert error={error} />
    <p className="text-muted">{quizCopy.refused.text}</p>
    <div className="flex flex-col gap-3 sm:flex-row">
      <Button wide onClick={onSendAgain}>
        {quizCopy.refused.sendAgain}
      </Button>
      <Button variant="secondary" wide onClick={onRestart}>
        {quizCopy.refused.discard}
      </Button>
    </div>
  </div>
)
