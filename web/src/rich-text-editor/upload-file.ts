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
import { currentSession } from '../app/clients/auth.ts'
import { RequestError } from '../app/clients/request-error.ts'
import { parseJson } from '../app/storage/storage.ts'

/** Path and size limit of each kind of upload. */
const uploads = {
  picture: { path: imageUploadPath, limit: MAX_IMAGE_BYTES, tooLarge: 'media.image_too_large' },
  film: { path: videoUploadPath, limit: MAX_VIDEO_BYTES, tooLarge: 'media.video_too_large' },
  captions: { path: captionsUploadPath, limit: MAX_CAPTIONS_BYTES, tooLarge: 'media.captions_too_large' },
  poster: { path: posterUploadPath, limit: MAX_IMAGE_BYTES, tooLarge: 'media.image_too_large' },
} as const

export type UploadTarget = {
  kind: keyof typeof uploads
  /** The id of the file to replace. */
  replaces?: string
  /** The id of the video that captions or a poster belong to. */
  videoId?: string
  /** Language of captions. */
  language?: CaptionLanguage
}

type Upload = {
  file: File
  target: UploadTarget
  /** Idempotency key: a retry with the same value does not store a second file. */
  operation: string
  onProgress: (fraction: number) => void
  signal: AbortSignal
}

const unreachable = () =>
  new RequestError('Upload failed. Check your connection and try again.', { isOffline: true })

/** Uploads a file. Throws a RequestError. */
export async function uploadFile<Stored>(upload: Upload): Promise<Stored> {
  const { file, operation, onProgress, signal } = upload
  const { kind, replaces, videoId, language } = upload.target
  const { path, limit, tooLarge } = uploads[kind]
  // Checked before the upload, which could take minutes.
  if (file.size > limit) throw new RequestError(MEDIA_ERRORS[tooLarge].text)
  const session = await currentSession().catch(() => {
    throw unreachable()
  })
  if (!session) throw new RequestError("You've been signed out. Sign in again in another tab, then retry.")
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    // `fetch` does not report upload progress.
    const request = new XMLHttpRequest()
    const query = new URLSearchParams({
      // The server also names the file by it, in hex digits.
      operation: operation.replaceAll('-', ''),
      ...(replaces && { replaces }),
      ...(videoId && { film: videoId }),
      ...(language && { language }),
    })
    request.open('POST', `${path}?${query}`)
    request.setRequestHeader('authorization', `Bearer ${session.access_token}`)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onerror = () => reject(unreachable())
    request.onabort = () => reject(new RequestError('The upload was canceled.'))
    request.onload = () => {
      const { status } = request
      const response = parseJson(request.responseText) as { message?: string } | undefined
      if (status === 200 && response) resolve(response as Stored)
      else reject(response?.message ? new RequestError(response.message, { status }) : unreachable())
    }
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
