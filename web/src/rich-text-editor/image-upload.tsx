import { publicStorage } from '@course/contract/editing/media-links'
import { displaySize } from '@course/contract/media/media'
import type { Editor } from '@tiptap/core'
import { chainAfterUpload } from './chain-after-upload.ts'
import { UploadForm } from './upload-form.tsx'

type ImageUploadProps = { editor: Editor; file: File; remainingText: string; onEnd: () => void }

const copy = {
  label: 'Alt text',
  hint: "Describe the image for people who can't see it",
  missing: 'Please add alt text.',
  maxLength: 2000,
}

/** Uploads an image and inserts it with its alt text. */
export function ImageUpload({ editor, file, remainingText, onEnd }: ImageUploadProps) {
  return (
    <UploadForm
      {...{ file, remainingText, copy, onEnd }}
      kind="picture"
      preview={({ path }) => (
        <img
          src={publicStorage + path}
          alt=""
          className="size-16 shrink-0 rounded-sm border border-hairline object-contain"
        />
      )}
      onInsert={(image, alt) =>
        chainAfterUpload(editor, remainingText)
          .setImage({ src: image.path, alt, ...displaySize(image) })
          .run()
      }
    />
  )
}
