import { type MediaFile, shownSize } from '@course/contract/media'
import { publicStorage } from '@course/contract/media-links'
import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import { useUpload } from './use-upload.ts'

type PictureUploadProps = {
  editor: Editor
  file: File
  /** What comes after it, for readers of the form. */
  more: string
  onEnd: () => void
}

/** Uploads a picture, and puts it into the text with its description. */
export function PictureUpload({ editor, file, more, onEnd }: PictureUploadProps) {
  const { state, retry } = useUpload<MediaFile>(file, { kind: 'picture' })
  const [description, setDescription] = useState('')
  const [problem, setProblem] = useState<string>()

  function insert(event: FormEvent) {
    event.preventDefault()
    // The screen around the editor may be a form too.
    event.stopPropagation()
    const alt = description.trim()
    if (alt === '') return setProblem('Please say what the picture shows.')
    if (state.step !== 'stored') return
    editor
      .chain()
      .focus()
      .setImage({ src: state.stored.path, alt, ...shownSize(state.stored) })
      .run()
    onEnd()
  }

  return (
    <form
      onSubmit={insert}
      noValidate
      className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-hairline px-2 pt-4"
    >
      <div className="flex items-center gap-4">
        {state.step === 'stored' && (
          <img
            src={publicStorage + state.stored.path}
            alt=""
            className="size-16 shrink-0 rounded-sm border border-hairline object-contain"
          />
        )}
        <div className="min-w-0 grow">
          <p className="truncate text-sm font-semibold">{file.name}</p>
          <p aria-live="polite" className="text-sm text-muted">
            {state.step === 'uploading' && 'Uploading…'}
            {state.step === 'stored' && `Uploaded: ${state.stored.width} × ${state.stored.height} pixels`}
            {more}
          </p>
          {state.step === 'uploading' && (
            <ProgressBar label="Upload" value={Math.round(state.share * 100)} className="mt-2" />
          )}
        </div>
      </div>
      {state.step === 'failed' && <Alert tone="error">{state.problem}</Alert>}
      <Field
        label="Description"
        hint="What the picture shows, for readers who cannot see it"
        error={problem}
        value={description}
        maxLength={2000}
        required
        autoFocus
        onChange={(event) => {
          setDescription(event.target.value)
          setProblem(undefined)
        }}
      />
      <div className="flex flex-wrap gap-3">
        {state.step === 'failed' ? (
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        ) : (
          <Button type="submit" size="small" disabled={state.step !== 'stored'}>
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
