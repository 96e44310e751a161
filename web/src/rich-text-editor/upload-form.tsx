import type { MediaFile } from '@course/contract/media/media'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { ErrorAlert } from '../ui/states.tsx'
import { useUpload } from './use-upload.ts'

type UploadFormProps = {
  file: File
  kind: 'picture' | 'film'
  /** Says how many files are left; empty for the last one. */
  remainingText: string
  /** Copy of the description field; `missing` is shown when it is empty. */
  copy: { label: string; hint: string; missing: string; maxLength: number }
  /** Shown next to the file name after the upload. */
  preview?: (stored: MediaFile) => ReactNode
  /** Additional fields. */
  children?: (stored: MediaFile | undefined) => ReactNode
  /** Whether the additional fields are complete. */
  isReady?: boolean
  onInsert: (stored: MediaFile, description: string) => void
  onEnd: () => void
}

const kindNames = { picture: 'image', film: 'video' }

/** Uploads a file while the user describes it, then inserts it. */
export function UploadForm(props: UploadFormProps) {
  const { file, kind, remainingText, copy, preview, children, isReady = true, onInsert, onEnd } = props
  const { state, retry } = useUpload<MediaFile>(file, { kind })
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const stored = state.step === 'stored' ? state.stored : undefined

  function insert(event: FormEvent) {
    event.preventDefault()
    // The editor may be inside another form.
    event.stopPropagation()
    if (text.trim() === '') return setProblem(copy.missing)
    if (!stored) return
    onInsert(stored, text.trim())
    onEnd()
  }

  return (
    <form
      onSubmit={insert}
      noValidate
      className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-hairline px-2 pt-4"
    >
      <div className="flex items-center gap-4">
        {stored && preview?.(stored)}
        <div className="min-w-0 grow">
          <p className="truncate text-sm font-semibold">{file.name}</p>
          <p aria-live="polite" className="text-sm text-muted">
            {state.step === 'uploading' &&
              (state.fraction < 1 ? 'Uploading…' : `Checking the ${kindNames[kind]}…`)}
            {stored && `Uploaded: ${stored.width} × ${stored.height} pixels`}
            {remainingText}
          </p>
          {state.step === 'uploading' && (
            <ProgressBar label="Upload" value={Math.round(state.fraction * 100)} className="mt-2" />
          )}
        </div>
      </div>
      {state.step === 'failed' && <ErrorAlert error={state.error} />}
      <Field
        label={copy.label}
        hint={copy.hint}
        error={problem}
        value={text}
        maxLength={copy.maxLength}
        required
        autoFocus
        onChange={(event) => {
          setText(event.target.value)
          setProblem(undefined)
        }}
      />
      {children?.(stored)}
      <div className="flex flex-wrap gap-3">
        {state.step === 'failed' ? (
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        ) : (
          <Button type="submit" size="small" disabled={!stored || !isReady}>
            Insert
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onEnd}>
          Cancel upload
        </Button>
      </div>
    </form>
  )
}
