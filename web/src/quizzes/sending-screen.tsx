import { Waiting } from '../ui/spinner.tsx'
import { useFocusOnMount } from './use-focus-on-mount.ts'

/** Shown between the last answer and the score, with a notice while the server cannot be reached. */
export function SendingScreen({ isWaiting }: { isWaiting: boolean }) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="text-4xl">
        Quiz Complete!
      </h1>
      <Waiting className="mt-6">{isWaiting ? 'Waiting for a connection…' : 'Grading your answers…'}</Waiting>
      {isWaiting && (
        <p className="mt-6 max-w-reading text-lg text-muted">
          Your answers are saved. We'll submit them as soon as we can reach the server. You can close this
          page and come back later.
        </p>
      )}
    </div>
  )
}
