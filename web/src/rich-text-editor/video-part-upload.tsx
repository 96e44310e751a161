import { formatName } from '@course/content/site/format'
import {
  type CaptionLanguage,
  captionLanguages,
  defaultCaptionLanguage,
} from '@course/contract/media/caption-languages'
import { imageTypes } from '@course/contract/media/media'
import { useState } from 'react'
import { Select } from '../ui/field.tsx'
import { FileField } from '../ui/file-field.tsx'
import { Upload } from './upload.tsx'

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
  const { label, hint, accept, stored } = parts[kind]
  return (
    <div className="grid min-w-0 content-start gap-2">
      {kind === 'captions' && (
        <Select
          label="Caption language"
          value={language}
          onChange={(event) => {
            setLanguage(event.target.value as CaptionLanguage)
            onReady?.(!file)
          }}
        >
          {captionLanguages
            .map((code) => ({ code, name: formatName('language', code) }))
            .toSorted((one, other) => one.name.localeCompare(other.name))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </Select>
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
        <Upload
          // A change of language starts a new upload.
          key={language + file.lastModified + file.name}
          target={{ kind, videoId, ...(kind === 'captions' && { language }) }}
          file={file}
          label={label}
          onStored={() => {
            onReady?.(true)
            onStored?.()
          }}
        >
          <p role="status" className="text-sm text-muted">
            {stored}
          </p>
        </Upload>
      )}
    </div>
  )
}
