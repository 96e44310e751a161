import {
  type CaptionLanguage,
  captionLanguage,
  captionLanguages,
} from '@course/contract/media/caption-languages'
import { imageTypes } from '@course/contract/media/media'
import { useEffect, useState } from 'react'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { controlClass, FieldFrame } from '../field.tsx'
import { FileField } from '../forms/file-field.tsx'
import { ProgressBar } from '../status/progress-bar.tsx'
import { languageName } from './language-name.ts'
import type { UploadTarget } from './upload-file.ts'
import { useUpload } from './use-upload.ts'

const parts = {
  captions: {
    label: 'Captions',
    hint: 'WebVTT (.vtt), up to 1 MB',
    accept: '.vtt,text/vtt',
    stored: 'Captions uploaded',
  },
  poster: {
    label: 'Poster',
    hint: 'An image up to 20 MB, shown before the video plays',
    accept: imageTypes.join(','),
    stored: 'Poster uploaded',
  },
}

type VideoPartUploadProps = {
  kind: keyof typeof parts
  /** The id of the film; undefined until it is stored. */
  film: string | undefined
  /** False from the choice of a file until it is stored. */
  onReady?: (isReady: boolean) => void
  onStored?: () => void
}

/** Asks for the captions or the poster of a film, and uploads them as soon as the film is there. */
export function VideoPartUpload({ kind, film, onReady, onStored }: VideoPartUploadProps) {
  const [chosen, setChosen] = useState<File>()
  const [language, setLanguage] = useState(captionLanguage)
  const { label, hint, accept } = parts[kind]
  return (
    <div className="grid min-w-0 content-start gap-2">
      {kind === 'captions' && (
        <LanguageChoice
          value={language}
          onChange={(next) => {
            setLanguage(next)
            onReady?.(!chosen)
          }}
        />
      )}
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
      {chosen && !film && <p className="text-sm text-muted">Waiting for the video to upload.</p>}
      {chosen && film && (
        <PartUpload
          // In another language they are other captions.
          key={language + chosen.lastModified + chosen.name}
          target={{ kind, film, ...(kind === 'captions' && { language }) }}
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

type LanguageChoiceProps = { value: CaptionLanguage; onChange: (language: CaptionLanguage) => void }

function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  const options = captionLanguages.map((code) => [code, languageName(code)] as const)
  return (
    <FieldFrame label="Caption language">
      {(controlProps) => (
        <select
          {...controlProps}
          value={value}
          className={controlClass}
          onChange={(event) => onChange(event.target.value as CaptionLanguage)}
        >
          {options
            .toSorted(([, one], [, other]) => one.localeCompare(other))
            .map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </select>
      )}
    </FieldFrame>
  )
}

type PartUploadProps = {
  target: UploadTarget & { kind: keyof typeof parts }
  file: File
  onStored: () => void
}

function PartUpload({ target, file, onStored }: PartUploadProps) {
  const { kind } = target
  const { state, retry } = useUpload(file, target)
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
