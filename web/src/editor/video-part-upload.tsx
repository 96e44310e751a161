import {
  type CaptionLanguage,
  captionLanguages,
  defaultCaptionLanguage,
} from '@course/contract/media/caption-languages'
import { imageTypes } from '@course/contract/media/media'
import { useEffect, useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { controlClass, FieldFrame } from '../ui/field.tsx'
import { FileField } from '../ui/file-field.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
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
  /** The id of the video; undefined until it is stored. */
  videoId: string | undefined
  /** Called with false when a file is chosen and with true when it is stored. */
  onReady?: (isReady: boolean) => void
  onStored?: () => void
}

/** Uploads the captions or the poster of a video as soon as the video is stored. */
export function VideoPartUpload({ kind, videoId, onReady, onStored }: VideoPartUploadProps) {
  const [file, setFile] = useState<File>()
  const [language, setLanguage] = useState(defaultCaptionLanguage)
  const { label, hint, accept } = parts[kind]
  return (
    <div className="grid min-w-0 content-start gap-2">
      {kind === 'captions' && (
        <LanguageSelect
          value={language}
          onChange={(next) => {
            setLanguage(next)
            onReady?.(!file)
          }}
        />
      )}
      <FileField
        label={label}
        hint={hint}
        accept={accept}
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          setFile(chosen)
          onReady?.(!chosen)
        }}
      />
      {file && !videoId && <p className="text-sm text-muted">Waiting for the video to upload.</p>}
      {file && videoId && (
        <PartUpload
          // A change of language starts a new upload.
          key={language + file.lastModified + file.name}
          target={{ kind, film: videoId, ...(kind === 'captions' && { language }) }}
          file={file}
          onStored={() => {
            onReady?.(true)
            onStored?.()
          }}
        />
      )}
    </div>
  )
}

type LanguageSelectProps = { value: CaptionLanguage; onChange: (language: CaptionLanguage) => void }

function LanguageSelect({ value, onChange }: LanguageSelectProps) {
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
            .toSorted(([, a], [, b]) => a.localeCompare(b))
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: calls `onStored` once
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
    return <ProgressBar label={parts[kind].label} value={Math.round(state.fraction * 100)} />
  return (
    <p role="status" className="text-sm text-muted">
      {parts[kind].stored}
    </p>
  )
}
