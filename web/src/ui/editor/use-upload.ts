import { useEffect, useState } from 'react'
import { newOperation, type UploadTarget, uploadFile } from './upload-file.ts'

type State<Stored> =
  | { step: 'uploading'; share: number }
  | { step: 'failed'; problem: string }
  | { step: 'stored'; stored: Stored }

/** Uploads a file at once, and gives up when nobody waits for it any more. A component has one file for all its life. */
export function useUpload<Stored>(file: File, target: UploadTarget) {
  const [state, setState] = useState<State<Stored>>({ step: 'uploading', share: 0 })
  const [tries, setTries] = useState(0)
  const [operation] = useState(newOperation)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the same upload once more
  useEffect(() => {
    const leaving = new AbortController()
    const say = (next: State<Stored>) => !leaving.signal.aborted && setState(next)
    say({ step: 'uploading', share: 0 })
    uploadFile<Stored>({
      file,
      target,
      operation,
      signal: leaving.signal,
      onProgress: (share) => say({ step: 'uploading', share }),
    }).then(
      (stored) => say({ step: 'stored', stored }),
      (error: unknown) => say({ step: 'failed', problem: (error as Error).message }),
    )
    return () => leaving.abort()
  }, [file, operation, tries])

  return { state, retry: () => setTries((before) => before + 1) }
}
