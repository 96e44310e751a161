import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Waiting } from '../ui/spinner.tsx'

/** Shown instead of an editor whose code is loading or failed to load. */
export function EditorPlaceholder({ isFailed = false }: { isFailed?: boolean | undefined }) {
  if (!isFailed) return <Waiting className="py-6">Loading the editor…</Waiting>
  return (
    <>
      <Alert tone="error">We couldn't load the editor. Check your connection and reload the page.</Alert>
      <Button className="mt-5" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </>
  )
}
