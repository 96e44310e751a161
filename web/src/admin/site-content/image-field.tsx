import { publicStorage } from '@course/contract/editing/media-links'
import { imageTypes, type MediaFile } from '@course/contract/media/media'
import { useEffect, useRef } from 'react'
import { useMutation } from '../../app/saving/use-mutation.ts'
import { uploadFile } from '../../rich-text-editor/upload-file.ts'
import { Button } from '../../ui/button.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { ErrorAlert } from '../../ui/states.tsx'

type ImageFieldProps = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Path of the uploaded image; empty without one. */
  path: string
  onChange: (path: string) => void
}

/** Uploads an image, shows it and can remove it. */
export function ImageField({ label, hint, error, path, onChange }: ImageFieldProps) {
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])
  // Other fields may change during the upload.
  const latestOnChange = useRef(onChange)
  useEffect(() => {
    latestOnChange.current = onChange
  })
  const upload = useMutation(
    (file: File, operationId) =>
      uploadFile<MediaFile>({
        file,
        target: { kind: 'picture' },
        operation: operationId(),
        onProgress: () => undefined,
        signal: leaving.current.signal,
      }),
    { onSuccess: (image) => latestOnChange.current(image.path) },
  )
  return (
    <div className="grid gap-3">
      <FileField
        label={label}
        hint={hint}
        error={error}
        accept={imageTypes.join()}
        aria-busy={upload.isPending || undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void upload.run(file)
        }}
      />
      {path && (
        <div className="flex items-center gap-4">
          <img
            src={publicStorage + path}
            alt={`Current: ${label}`}
            className="h-16 max-w-60 rounded-sm border border-hairline object-contain p-1"
          />
          <Button variant="quiet" size="small" onClick={() => onChange('')}>
            Remove<span className="sr-only"> {label}</span>
          </Button>
        </div>
      )}
      <div aria-live="polite" className="text-sm">
        {upload.isPending && 'Uploading…'}
      </div>
      <ErrorAlert error={upload.error} />
    </div>
  )
}
