import { imageTypes, videoTypes } from '@course/contract/media/media'
import type { Editor } from '@tiptap/core'
import { Button } from '../ui/button.tsx'
import { FileField } from '../ui/file-field.tsx'
import { ImageUpload } from './image-upload.tsx'
import type { DroppedFiles } from './use-dropped-files.ts'
import { VideoUpload } from './video-upload.tsx'

type FileUploadProps = { editor: Editor; files: DroppedFiles; onDone: () => void }

/** Asks for images and videos and uploads them one after the other. */
export function FileUpload({ editor, files, onDone }: FileUploadProps) {
  const { waiting, add, next } = files
  const [first] = waiting
  if (first) {
    const finish = () => {
      next()
      if (waiting.length === 1) onDone()
    }
    const Upload = isVideo(first.file) ? VideoUpload : ImageUpload
    const remainingText = waiting.length > 1 ? ` · ${waiting.length - 1} more` : ''
    return (
      <Upload key={first.id} editor={editor} file={first.file} remainingText={remainingText} onEnd={finish} />
    )
  }
  return (
    <div className="mt-3 grid gap-4 border-t border-hairline px-2 pt-4">
      <FileField
        label="Choose images or videos"
        hint="PNG, JPEG, GIF or WebP up to 20 MB, MP4 or WebM up to 500 MB. You can also drag and drop or paste files."
        multiple
        accept={[...imageTypes, ...videoTypes].join(',')}
        autoFocus
        onChange={(event) => add([...(event.target.files ?? [])])}
      />
      <div>
        <Button variant="quiet" size="small" onClick={onDone}>
          Close
        </Button>
      </div>
    </div>
  )
}

/** Only selects the form; the server checks the file itself. */
const isVideo = ({ type, name }: File) => type.startsWith('video/') || /\.(mp4|m4v|mov|webm)$/i.test(name)
