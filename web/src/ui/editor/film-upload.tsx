import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { FilmPart } from './film-part.tsx'
import { UploadForm } from './upload-form.tsx'

type FilmUploadProps = { editor: Editor; file: File; more: string; onEnd: () => void }

const words = {
  label: 'Title',
  hint: 'What the film is called, for readers who hear the page',
  missing: 'Please say what the film is called.',
  maxLength: 300,
}

/** Uploads a film with its captions and poster, and puts it into the text with its title. */
export function FilmUpload({ editor, file, more, onEnd }: FilmUploadProps) {
  const [areReady, setReady] = useState({ captions: true, poster: true })
  return (
    <UploadForm
      {...{ file, more, words, onEnd }}
      kind="film"
      isReady={areReady.captions && areReady.poster}
      onInsert={({ path }, title) =>
        editor
          .chain()
          .focus()
          .insertContent({ type: 'video', attrs: { src: path, title } })
          .run()
      }
    >
      {(film) => (
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
      )}
    </UploadForm>
  )
}
