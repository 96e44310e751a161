import { Waiting } from '../ui/spinner.tsx'
import { useFocusOnMount } from './shared/use-focus-on-mount.ts'

/** Between the last answer and the score. When the network is away it says so, and that nothing is lost. */
export function SendingScreen({ isWaiting }: { isWaiting: boolean }) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="text-4xl">
        Quiz Complete!
      </h1>
      <Waiting className="mt-6">
        {isWaiting ? 'Waiting for the connection to send your answers…' : 'Grading your answers…'}
      </Waiting>
      {isWaiting && (
        <p className="mt-6 max-w-reading text-lg text-muted">
          Your answers are kept in this browser and are not lost. They are sent as soon as the connection is
          back, and your score appears here. You can also close this page and come back later.
        </p>
      )}
    </div>
  )
}
