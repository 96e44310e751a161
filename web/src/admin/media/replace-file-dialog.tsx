import { type AdminMediaFile, imageTypes, videoTypes } from '@course/contract/media/media'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Upload } from '../../rich-text-editor/upload.tsx'
import { VideoPartUpload } from '../../rich-text-editor/video-part-upload.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { useToast } from '../../ui/toast.tsx'

export const mediaKindLabels: Readonly<Record<AdminMediaFile['kind'], string>> = {
  film: 'video',
  picture: 'image',
}

type ReplaceFileDialogProps = { file: AdminMediaFile; onClose: () => void }

/** Replaces an uploaded file, or the captions and poster of a video, in every text that shows it. */
export function ReplaceFileDialog({ file, onClose }: ReplaceFileDialogProps) {
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const onDone = () => {
    onClose()
    toast('Done')
    void revalidate()
  }
  const [newFile, setNewFile] = useState<File>()
  // Captions and poster can both be replaced before the dialog closes.
  const [hasStoredPart, setHasStoredPart] = useState(false)
  const [areReady, setReady] = useState({ captions: true, poster: true })
  const isDone = hasStoredPart && areReady.captions && areReady.poster
  const close = hasStoredPart ? onDone : onClose
  const extension = file.path.slice(file.path.lastIndexOf('.') + 1)
  const isVideo = file.kind === 'film'
  const type = [...imageTypes, ...videoTypes].find((name) =>
    name.endsWith(extension === 'jpg' ? 'jpeg' : extension),
  )
  return (
    <Dialog title="Replace" onClose={close}>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">
        <p className="text-sm">
          {isVideo
            ? "The new video, captions, and poster replace the current ones everywhere. This can't be undone."
            : "The new image replaces the current one everywhere, with the same alt text. It can take up to an hour to show. This can't be undone."}
        </p>
        {newFile ? (
          <div className="grid gap-2">
            <p className="truncate text-sm font-semibold">{newFile.name}</p>
            <Upload
              key={newFile.lastModified + newFile.name}
              file={newFile}
              target={{ kind: file.kind, replaces: file.id }}
              label="Upload"
              onStored={onDone}
            />
          </div>
        ) : (
          <FileField
            label={`New ${mediaKindLabels[file.kind]}`}
            hint={`${extension.toUpperCase()}, the same format as the current file, up to ${isVideo ? '500' : '20'} MB`}
            accept={type}
            data-first-focus
            onChange={(event) => setNewFile(event.target.files?.[0])}
          />
        )}
        {isVideo &&
          !newFile &&
          (['captions', 'poster'] as const).map((kind) => (
            <VideoPartUpload
              key={kind}
              kind={kind}
              videoId={file.id}
              onReady={(isReady) => setReady((before) => ({ ...before, [kind]: isReady }))}
              onStored={() => setHasStoredPart(true)}
            />
          ))}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant={isDone ? 'primary' : 'secondary'} onClick={close}>
            {isDone ? 'Done' : 'Cancel'}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
