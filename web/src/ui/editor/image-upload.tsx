import { publicStorage } from '@course/contract/editing/media-links'
import { displaySize } from '@course/contract/media/media'
import type { Editor } from '@tiptap/core'
import { UploadForm } from './upload-form.tsx'

type ImageUploadProps = { editor: Editor; file: File; more: string; onEnd: () => void }

const copy = {
  label: 'Alt text',
  hint: "Describe the image for people who can't see it",
  missing: 'Please add alt text.',
  maxLength: 2000,
}

/** Uploads a picture, and puts it into the text with its description. */
export function ImageUpload({ editor, file, more, onEnd }: ImageUploadProps) {
  return (
    <UploadForm
      {...{ file, more, copy, onEnd }}
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
          .setImage({ src: picture.path, alt, ...displaySize(picture) })
          .run()
      }
    />
  )
}
