import { type ReactNode, useEffect } from 'react'
import { Button } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { ErrorAlert } from '../ui/states.tsx'
import type { UploadTarget } from './upload-file.ts'
import { useUpload } from './use-upload.ts'

type UploadProps = {
  file: File
  target: UploadTarget
  label: string
  onStored: () => void
  /** Shown after the upload. */
  children?: ReactNode
}

/** Uploads a file when it is shown, with its progress and a retry. Key it by file. */
export function Upload({ file, target, label, onStored, children }: UploadProps) {
  const { state, retry } = useUpload(file, target)
  // biome-ignore lint/correctness/useExhaustiveDependencies: calls `onStored` once
  useEffect(() => {
    if (state.step === 'stored') onStored()
  }, [state.step])
  if (state.step === 'stored') return children
  if (state.step === 'uploading')
    return <ProgressBar label={label} value={Math.round(state.fraction * 100)} />
  return (
    <div className="grid justify-items-start gap-2">
      <ErrorAlert error={state.error} />
      <Button variant="secondary" size="small" onClick={retry}>
        Try again
      </Button>
    </div>
  )
}
