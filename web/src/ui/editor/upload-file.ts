import type { CaptionLanguage } from '@course/contract/media/caption-languages'
import {
  captionsUploadPath,
  imageUploadPath,
  MAX_CAPTIONS_BYTES,
  MAX_IMAGE_BYTES,
  MAX_VIDEO_BYTES,
  posterUploadPath,
  videoUploadPath,
} from '@course/contract/media/media'
import { MEDIA_ERRORS } from '@course/contract/media/media-errors'
import { currentSession } from '../../entry/auth.ts'

/** Where each kind of file is sent, and how large it may be. */
const uploads = {
  picture: { path: imageUploadPath, limit: MAX_IMAGE_BYTES, tooLarge: 'media.image_too_large' },
  film: { path: videoUploadPath, limit: MAX_VIDEO_BYTES, tooLarge: 'media.video_too_large' },
  captions: { path: captionsUploadPath, limit: MAX_CAPTIONS_BYTES, tooLarge: 'media.captions_too_large' },
  poster: { path: posterUploadPath, limit: MAX_IMAGE_BYTES, tooLarge: 'media.image_too_large' },
} as const

export type UploadTarget = {
  kind: keyof typeof uploads
  /** The id of the file whose place it takes. */
  replaces?: string
  /** The id of the film that it belongs to. */
  film?: string
  /** Of captions. */
  language?: CaptionLanguage
}

type Upload = {
  file: File
  target: UploadTarget
  /** The same one again is the same upload, so that another try after a lost answer stores no second file. */
  operation: string
  onProgress: (share: number) => void
  signal: AbortSignal
}

const UNREACHABLE = 'Upload failed. Check your connection and try again.'

/** Sends a file to the server. Throws an Error with words for whoever sends it. */
export async function uploadFile<Stored>(upload: Upload): Promise<Stored> {
  const { file, operation, onProgress, signal } = upload
  const { kind, replaces, film, language } = upload.target
  const { path, limit, tooLarge } = uploads[kind]
  // The server would refuse it too, after minutes on a slow line.
  if (file.size > limit) throw new Error(MEDIA_ERRORS[tooLarge].text)
  const session = await currentSession().catch(() => {
    throw new Error(UNREACHABLE)
  })
  if (!session) throw new Error("You've been signed out. Sign in again in another tab, then retry.")
  return new Promise((resolve, reject) => {
    // The other way to send a request does not say how much of it has left.
    const request = new XMLHttpRequest()
    const query = new URLSearchParams({
      operation,
      ...(replaces && { replaces }),
      ...(film && { film }),
      ...(language && { language }),
    })
    request.open('POST', `${path}?${query}`)
    request.setRequestHeader('authorization', `Bearer ${session.access_token}`)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onerror = () => reject(new Error(UNREACHABLE))
    request.onabort = () => reject(new Error('The upload was cancelled.'))
    request.onload = () => {
      const answer = parsed(request.responseText)
      if (request.status === 200 && answer) resolve(answer as Stored)
      else reject(new Error((answer as { message?: string } | undefined)?.message ?? UNREACHABLE))
    }
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Names an upload. */
export const newOperation = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
