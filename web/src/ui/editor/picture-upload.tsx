import { shownSize } from '@course/contract/media/media'
import { publicStorage } from '@course/contract/texts/media-links'
import type { Editor } from '@tiptap/core'
import { UploadForm } from './upload-form.tsx'

type PictureUploadProps = { editor: Editor; file: File; more: string; onEnd: () => void }

const words = {
  label: 'Description',
  hint: 'What the picture shows, for readers who cannot see it',
  missing: 'Please say what the picture shows.',
  maxLength: 2000,
}

/** Uploads a picture, and puts it into the text with its description. */
export function PictureUpload({ editor, file, more, onEnd }: PictureUploadProps) {
  return (
    <UploadForm
      {...{ file, more, words, onEnd }}
      kind="picture"
      preview={({ path }) => (
        <img
          src={publicStorage + path}
          alt=""
          className="size-16 shrink-0 rounded-sm border border-hairline object-contain"
        />
      )}
      onInsert={(picture, alt) =>
        editor
          .chain()
          .focus()
          .setImage({ src: picture.path, alt, ...shownSize(picture) })
          .run()
      }
    />
  )
}
