import type { ReactNode } from 'react'
import { createContext, useContext, useState } from 'react'
import { drawWhenLoaded, tallFigureOf } from './course-figure.ts'
import { imageSrcSet } from './image-src-set.ts'
import type { Media } from './media-links.ts'

type RenderImage = (name: string, file: ReactNode) => ReactNode

/** Given the name of an image in a text and its file, draws either that or something better. */
export const ImageRendererContext = createContext<RenderImage>((_, file) => file)

type RichTextImageProps = { address: string; alt: string; width?: number; height?: number }

/** A picture that does not come is left out: a broken sign would tell the reader nothing. */
export function RichTextImage({ address, alt, width, height }: RichTextImageProps) {
  const [isMissing, setMissing] = useState(false)
  const draw = useContext(ImageRendererContext)
  const tall = tallFigureOf(address)
  const image = (
    <img
      ref={tall && drawWhenLoaded}
      {...imageSrcSet(address, width)}
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
  const shown = tall ? (
    <span className="figure-drawing">
      <picture>
        <source {...tall} />
        {image}
      </picture>
    </span>
  ) : (
    image
  )
  const file = isMissing ? null : shown
  return draw(address.slice(address.lastIndexOf('/') + 1), file)
}

type RichTextVideoProps = { address?: string; label?: string; children?: ReactNode }

/** A film, at its address or in the formats of its `<source>` children; it begins muted. */
export function RichTextVideo({ address, label, children }: RichTextVideoProps) {
  return (
    <video src={address} controls muted playsInline preload="metadata" aria-label={label ?? 'Video'}>
      {children}
    </video>
  )
}

/** Media that a link in the text stands for. */
export function EmbeddedMedia({ media, label }: { media: Media; label?: string }) {
  if (media.kind === 'image') return <RichTextImage address={media.address} alt={label ?? ''} />
  if (media.kind === 'video') return <RichTextVideo address={media.address} label={label} />
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
