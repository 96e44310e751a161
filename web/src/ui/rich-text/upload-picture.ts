import { type MediaFile, PICTURE_LIMIT_BYTES, pictureUploadPath } from '@course/contract/media'
import { currentSession } from '../../entry/auth.ts'

type Upload = {
  file: Blob
  /** The same one again is the same upload, so that another try after a lost answer stores no second file. */
  operation: string
  /** The id of the file whose place it takes. */
  replaces?: string
  onProgress: (share: number) => void
  signal: AbortSignal
}

const UNREACHABLE = 'The picture could not be uploaded. Check your connection and try again.'

/** Sends a picture to the server. Throws an Error with words for whoever sends it. */
export async function uploadPicture(upload: Upload): Promise<MediaFile> {
  const { file, operation, replaces, onProgress, signal } = upload
  // The server would refuse it too, after minutes on a slow line.
  if (file.size > PICTURE_LIMIT_BYTES)
    throw new Error('This picture is larger than 20 MB. Make it smaller and try again.')
  const session = await currentSession().catch(() => {
    throw new Error(UNREACHABLE)
  })
  if (!session) throw new Error('You are signed out. Sign in again in another tab, then try again here.')
  return new Promise((resolve, reject) => {
    // The other way to send a request does not say how much of it has left.
    const request = new XMLHttpRequest()
    const query = new URLSearchParams({ operation, ...(replaces && { replaces }) })
    request.open('POST', `${pictureUploadPath}?${query}`)
    request.setRequestHeader('authorization', `Bearer ${session.access_token}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onerror = () => reject(new Error(UNREACHABLE))
    request.onabort = () => reject(new Error('The upload was cancelled.'))
    request.onload = () => {
      const answer = parsed(request.responseText)
      if (request.status === 200 && answer) resolve(answer as MediaFile)
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
