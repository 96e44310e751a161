import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { UploadForm } from './upload-form.tsx'
import { VideoPartUpload } from './video-part-upload.tsx'

type VideoUploadProps = { editor: Editor; file: File; more: string; onEnd: () => void }

const copy = {
  label: 'Title',
  hint: 'Shown to screen readers',
  missing: 'Please enter a title.',
  maxLength: 300,
}

/** Uploads a film with its captions and poster, and puts it into the text with its title. */
export function VideoUpload({ editor, file, more, onEnd }: VideoUploadProps) {
  const [areReady, setReady] = useState({ captions: true, poster: true })
  return (
    <UploadForm
      {...{ file, more, copy, onEnd }}
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
            <VideoPartUpload
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
