import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Media } from './media-links.ts'

type PictureProps = { address: string; alt: string; width?: number; height?: number }

/** A picture that does not come is left out: a broken sign would tell the reader nothing. */
export function Picture({ address, alt, width, height }: PictureProps) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return null
  return (
    <img
      src={address}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setMissing(true)}
    />
  )
}

type FilmProps = { address?: string; label?: string; children?: ReactNode }

/** A film, at its address or in the formats of its `<source>` children; it begins muted. */
export function Film({ address, label, children }: FilmProps) {
  return (
    <video src={address} controls muted playsInline preload="metadata" aria-label={label ?? 'Video'}>
      {children}
    </video>
  )
}

/** Media that a link in the text stands for. */
export function EmbeddedMedia({ media, label }: { media: Media; label?: string }) {
  if (media.kind === 'image') return <Picture address={media.address} alt={label ?? ''} />
  if (media.kind === 'video') return <Film address={media.address} label={label} />
  return (
    <iframe
      src={media.address}
      title={label ?? `${media.player} video`}
      loading="lazy"
      allow="encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
