import { useEffect, useState } from 'react'
import { type RequestError, toRequestError } from '../app/clients/request-error.ts'
import { newId } from '../app/saving/new-id.ts'
import { type UploadTarget, uploadFile } from './upload-file.ts'

type UploadState<Stored> =
  | { step: 'uploading'; fraction: number }
  | { step: 'failed'; error: RequestError }
  | { step: 'stored'; stored: Stored }

/** Uploads a file on mount and aborts on unmount. Key the component by file. */
export function useUpload<Stored>(file: File, target: UploadTarget) {
  const [state, setState] = useState<UploadState<Stored>>({ step: 'uploading', fraction: 0 })
  const [attempts, setAttempts] = useState(0)
  const [operation] = useState(newId)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry uploads the same file again
  useEffect(() => {
    const controller = new AbortController()
    const update = (next: UploadState<Stored>) => !controller.signal.aborted && setState(next)
    update({ step: 'uploading', fraction: 0 })
    uploadFile<Stored>({
      file,
      target,
      operation,
      signal: controller.signal,
      onProgress: (fraction) => update({ step: 'uploading', fraction }),
    }).then(
      (stored) => update({ step: 'stored', stored }),
      (error: unknown) => update({ step: 'failed', error: toRequestError(error) }),
    )
    return () => controller.abort()
  }, [file, operation, attempts])

  return { state, retry: () => setAttempts((before) => before + 1) }
}
