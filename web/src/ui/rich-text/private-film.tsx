import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { playPrivateFilm } from './film-addresses.ts'

/** A film for readers of this text alone. Its code is fetched when a text shows one. */
export function PrivateFilm({ path, label }: { path: string; label: string }): ReactNode {
  const video = useRef<HTMLVideoElement>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (video.current && !isFailed) return playPrivateFilm(video.current, path, () => setFailed(true))
  }, [path, isFailed])
  if (isFailed)
    return (
      <div className="my-8 grid justify-items-start gap-3">
        <Alert tone="error">The film “{label}” could not be loaded.</Alert>
        <Button variant="secondary" size="small" onClick={() => setFailed(false)}>
          Try again
        </Button>
      </div>
    )
  return <video ref={video} controls muted playsInline preload="metadata" aria-label={label} />
}
