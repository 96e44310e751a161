import type { MediaFile } from '@course/contract/media'
import { useEffect, useState } from 'react'
import { newOperation, uploadPicture } from './upload-picture.ts'

type State =
  | { step: 'uploading'; share: number }
  | { step: 'failed'; problem: string }
  | { step: 'stored'; stored: MediaFile }

/** Uploads a file at once, and gives up when nobody waits for it any more. A component has one file for all its life. */
export function usePictureUpload(file: File, replaces?: string) {
  const [state, setState] = useState<State>({ step: 'uploading', share: 0 })
  const [tries, setTries] = useState(0)
  const [operation] = useState(newOperation)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the same upload once more
  useEffect(() => {
    const leaving = new AbortController()
    const say = (next: State) => !leaving.signal.aborted && setState(next)
    say({ step: 'uploading', share: 0 })
    uploadPicture({
      file,
      operation,
      replaces,
      signal: leaving.signal,
      onProgress: (share) => say({ step: 'uploading', share }),
    }).then(
      (stored) => say({ step: 'stored', stored }),
      (error: unknown) => say({ step: 'failed', problem: (error as Error).message }),
    )
    return () => leaving.abort()
  }, [file, operation, replaces, tries])

  return { state, retry: () => setTries((before) => before + 1) }
}
