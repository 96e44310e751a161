import { type AdminMediaFile, imageTypes, videoTypes } from '@course/contract/media/media'
import { useEffect, useState } from 'react'
import { useUpload } from '../../editor/use-upload.ts'
import { VideoPartUpload } from '../../editor/video-part-upload.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { mediaKindLabels } from './media-kind-labels.ts'

type ReplaceFileDialogProps = { file: AdminMediaFile; onDone: () => void; onClose: () => void }

/** Replaces an uploaded file, or the captions and poster of a video, in every text that shows it. */
export function ReplaceFileDialog({ file, onDone, onClose }: ReplaceFileDialogProps) {
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
          <UploadProgress
            key={newFile.lastModified + newFile.name}
            file={file}
            newFile={newFile}
            onDone={onDone}
          />
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

type UploadProgressProps = { file: AdminMediaFile; newFile: File; onDone: () => void }

function UploadProgress({ file, newFile, onDone }: UploadProgressProps) {
  const { state, retry } = useUpload(newFile, { kind: file.kind, replaces: file.id })
  // biome-ignore lint/correctness/useExhaustiveDependencies: calls `onDone` once
  useEffect(() => {
    if (state.step === 'stored') onDone()
  }, [state.step])
  if (state.step === 'failed')
    return (
      <div className="grid justify-items-start gap-4">
        <Alert tone="error">{state.problem}</Alert>
        <Button size="small" onClick={retry}>
          Try again
        </Button>
      </div>
    )
  return (
    <div>
      <p className="truncate text-sm font-semibold">{newFile.name}</p>
      <ProgressBar
        label="Upload"
        value={state.step === 'uploading' ? Math.round(state.fraction * 100) : 100}
        className="mt-2"
      />
    </div>
  )
}
