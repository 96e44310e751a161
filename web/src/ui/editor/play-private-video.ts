import type { SignedVideoUrls } from '@course/contract/media/media'
import { currentSession } from '../../entry/auth.ts'

/** A new address that fails before anything came is not asked for again. */
type Player = { hasLoaded: boolean; resumeAt: number; isPlaying: boolean }

/**
 * Gives a player the address of a private film, and another one when that has expired: playback goes on where it was.
 * Returns how to stop.
 */
export function playPrivateVideo(video: HTMLVideoElement, path: string, onFailed: () => void): () => void {
  const player: Player = { hasLoaded: false, resumeAt: 0, isPlaying: false }
  let isStopped = false

  const load = () =>
    fetchUrls(path).then(
      (addresses) => !isStopped && show(video, addresses),
      () => !isStopped && onFailed(),
    )

  const onLoaded = () => {
    player.hasLoaded = true
    if (player.resumeAt > 0) video.currentTime = player.resumeAt
    // A browser that does not let it play on shows it paused.
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

function show(video: HTMLVideoElement, { film, captions, captionsLanguage, poster }: SignedVideoUrls) {
  if (poster) video.poster = poster
  video.querySelector('track')?.remove()
  if (captions) {
    const track = document.createElement('track')
    // It begins without sound, so the captions are on.
    Object.assign(track, {
      kind: 'captions',
      srclang: captionsLanguage,
      label: 'Captions',
      default: true,
      src: captions,
    })
    video.append(track)
  }
  video.src = film
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
  if (!response.ok) throw new Error(`no address of the film: ${response.status}`)
  return (await response.json()) as SignedVideoUrls
}
