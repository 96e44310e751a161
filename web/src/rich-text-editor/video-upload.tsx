import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { chainAfterUpload } from './chain-after-upload.ts'
import { UploadForm } from './upload-form.tsx'
import { VideoPartUpload } from './video-part-upload.tsx'

type VideoUploadProps = { editor: Editor; file: File; remainingText: string; onEnd: () => void }

const copy = {
  label: 'Title',
  hint: 'Shown to screen readers',
  missing: 'Please enter a title.',
  maxLength: 300,
}

/** Uploads a video with its captions and poster and inserts it with its title. */
export function VideoUpload({ editor, file, remainingText, onEnd }: VideoUploadProps) {
  const [areReady, setReady] = useState({ captions: true, poster: true })
  return (
    <UploadForm
      {...{ file, remainingText, copy, onEnd }}
      kind="film"
      isReady={areReady.captions && areReady.poster}
      onInsert={({ path }, title) =>
        chainAfterUpload(editor, remainingText)
          .insertContent({ type: 'video', attrs: { src: path, title } })
          .run()
      }
    >
      {(video) => (
        <div className="grid gap-4 sm:grid-cols-2">
          {(['captions', 'poster'] as const).map((kind) => (
            <VideoPartUpload
              key={kind}
              kind={kind}
              videoId={video?.id}
              onReady={(isReady) => setReady((before) => ({ ...before, [kind]: isReady }))}
            />
          ))}
        </div>
      )}
    </UploadForm>
  )
}
