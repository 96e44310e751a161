import { richTextCopy } from '@course/content/site/learning/lesson'
import type { SignedVideoUrls } from '@course/contract/media/media'
import { currentSession } from '../app/clients/auth.ts'

/** `hasLoaded` prevents endless retries: a URL that fails before loading is not requested again. */
type Player = { hasLoaded: boolean; resumeAt: number; isPlaying: boolean }

/**
 * Loads the signed URL of a private video, and a new one when it has expired; playback continues at the same
 * position. Returns a cleanup function.
 */
export function playPrivateVideo(video: HTMLVideoElement, path: string, onFailed: () => void): () => void {
  const player: Player = { hasLoaded: false, resumeAt: 0, isPlaying: false }
  let isStopped = false

  const load = () =>
    fetchUrls(path).then(
      (urls) => !isStopped && setSources(video, urls),
      () => !isStopped && onFailed(),
    )

  const onLoaded = () => {
    player.hasLoaded = true
    if (player.resumeAt > 0) video.currentTime = player.resumeAt
    // If the browser blocks autoplay, the video stays paused.
    if (player.isPlaying) video.play().catch(() => undefined)
  }
  const onError = () => {
    if (!player.hasLoaded) return onFailed()
    player.hasLoaded = false
    player.resumeAt = video.currentTime
    player.isPlaying = !video.paused
    void load()
  }
  video.addEventListener('loadedmetadata', onLoaded)
  video.addEventListener('error', onError)
  void load()
  return () => {
    isStopped = true
    video.removeEventListener('loadedmetadata', onLoaded)
    video.removeEventListener('error', onError)
  }
}

function setSources(
  video: HTMLVideoElement,
  { video: videoUrl, captions, captionsLanguage, poster }: SignedVideoUrls,
) {
  if (poster) video.poster = poster
  video.querySelector('track')?.remove()
  if (captions) {
    const track = document.createElement('track')
    // The video starts muted, so captions are on.
    Object.assign(track, {
      kind: 'captions',
      srclang: captionsLanguage,
      label: richTextCopy.captions,
      default: true,
      src: captions,
    })
    video.append(track)
  }
  video.src = videoUrl
}

async function fetchUrls(path: string): Promise<SignedVideoUrls> {
  const id = /[0-9a-f]{32}/.exec(path)?.[0]
  const session = await currentSession()
  const response = await fetch('/functions/v1/film', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(session && { authorization: `Bearer ${session.access_token}` }),
    },
    body: JSON.stringify({ id }),
  })
  if (!response.ok) throw new Error(`video URL request failed: HTTP ${response.status}`)
  return (await response.json()) as SignedVideoUrls
}
