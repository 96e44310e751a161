import { pictureTypes } from '@course/contract/media'
import { useEffect, useState } from 'react'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { FileField } from '../file-field.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import { useUpload } from './use-upload.ts'

const parts = {
  captions: {
    label: 'Captions',
    hint: 'WebVTT (.vtt) up to 1 MB, for readers who cannot hear the film',
    accept: '.vtt,text/vtt',
    stored: 'Captions uploaded',
  },
  poster: {
    label: 'Poster',
    hint: 'A picture up to 20 MB, shown until the film plays',
    accept: pictureTypes.join(','),
    stored: 'Poster uploaded',
  },
}

type FilmPartProps = {
  kind: keyof typeof parts
  /** The id of the film; undefined until it is stored. */
  film: string | undefined
  /** False from the choice of a file until it is stored. */
  onReady?: (isReady: boolean) => void
  onStored?: () => void
}

/** Asks for the captions or the poster of a film, and uploads them as soon as the film is there. */
export function FilmPart({ kind, film, onReady, onStored }: FilmPartProps) {
  const [chosen, setChosen] = useState<File>()
  const { label, hint, accept } = parts[kind]
  return (
    <div className="grid min-w-0 content-start gap-2">
      <FileField
        label={label}
        hint={hint}
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0]
          setChosen(file)
          onReady?.(!file)
        }}
      />
      {chosen && !film && <p className="text-sm text-muted">Waits for the film.</p>}
      {chosen && film && (
        <PartUpload
          key={chosen.lastModified + chosen.name}
          kind={kind}
          film={film}
          file={chosen}
          onStored={() => {
            onReady?.(true)
            onStored?.()
          }}
        />
      )}
    </div>
  )
}

type PartUploadProps = { kind: keyof typeof parts; film: string; file: File; onStored: () => void }

function PartUpload({ kind, film, file, onStored }: PartUploadProps) {
  const { state, retry } = useUpload(file, { kind, film })
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is done
  useEffect(() => {
    if (state.step === 'stored') onStored()
  }, [state.step])
  if (state.step === 'failed')
    return (
      <div className="grid justify-items-start gap-2">
        <Alert tone="error">{state.problem}</Alert>
        <Button variant="secondary" size="small" onClick={retry}>
          Try again
        </Button>
      </div>
    )
  if (state.step === 'uploading')
    return <ProgressBar label={parts[kind].label} value={Math.round(state.share * 100)} />
  return (
    <p role="status" className="text-sm text-muted">
      {parts[kind].stored}
    </p>
  )
}
