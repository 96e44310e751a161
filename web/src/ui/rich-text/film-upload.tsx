import type { MediaFile } from '@course/contract/media'
import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import { FilmPart } from './film-part.tsx'
import { useUpload } from './use-upload.ts'

type FilmUploadProps = { editor: Editor; file: File; more: string; onEnd: () => void }

/** Uploads a film with its captions and poster, and puts it into the text with its title. */
export function FilmUpload({ editor, file, more, onEnd }: FilmUploadProps) {
  const { state, retry } = useUpload<MediaFile>(file, { kind: 'film' })
  const [title, setTitle] = useState('')
  const [problem, setProblem] = useState<string>()
  const [areReady, setReady] = useState({ captions: true, poster: true })
  const film = state.step === 'stored' ? state.stored : undefined

  function insert(event: FormEvent) {
    event.preventDefault()
    // The screen around the editor may be a form too.
    event.stopPropagation()
    const words = title.trim()
    if (words === '') return setProblem('Please say what the film is called.')
    if (!film) return
    editor
      .chain()
      .focus()
      .insertContent({ type: 'video', attrs: { src: film.path, title: words } })
      .run()
    onEnd()
  }

  return (
    <form
      onSubmit={insert}
      noValidate
      className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-hairline px-2 pt-4"
    >
      <div>
        <p className="truncate text-sm font-semibold">{file.name}</p>
        <p aria-live="polite" className="text-sm text-muted">
          {state.step === 'uploading' && (state.share < 1 ? 'Uploading…' : 'Checking the film…')}
          {film && `Uploaded: ${film.width} × ${film.height} pixels`}
          {more}
        </p>
        {state.step === 'uploading' && (
          <ProgressBar label="Upload" value={Math.round(state.share * 100)} className="mt-2" />
        )}
      </div>
      {state.step === 'failed' && <Alert tone="error">{state.problem}</Alert>}
      <Field
        label="Title"
        hint="What the film is called, for readers who hear the page"
        error={problem}
        value={title}
        maxLength={300}
        required
        autoFocus
        onChange={(event) => {
          setTitle(event.target.value)
          setProblem(undefined)
        }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {(['captions', 'poster'] as const).map((kind) => (
          <FilmPart
            key={kind}
            kind={kind}
            film={film?.id}
            onReady={(isReady) => setReady((before) => ({ ...before, [kind]: isReady }))}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        {state.step === 'failed' ? (
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        ) : (
          <Button type="submit" size="small" disabled={!film || !areReady.captions || !areReady.poster}>
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
