import { richTextCopy } from '@course/content/site/learning/lesson'
import type { ReactNode } from 'react'
import { createContext, useContext, useState } from 'react'
import { tallFigureOf } from './course-figure.ts'
import { drawWhenLoaded } from './draw-when-loaded.ts'
import { imageSrcSet } from './image-src-set.ts'
import type { Media } from './media-links.ts'

type RenderImage = (name: string, file: ReactNode) => ReactNode

/** Renders an image of a text: the file, or a replacement such as a live figure. */
export const ImageRendererContext = createContext<RenderImage>((_, file) => file)

type RichTextImageProps = { url: string; alt: string; width?: number; height?: number }

/** An image that fails to load is hidden. */
export function RichTextImage({ url, alt, width, height }: RichTextImageProps) {
  const [isMissing, setMissing] = useState(false)
  const renderImage = useContext(ImageRendererContext)
  const tall = tallFigureOf(url)
  const image = (
    <img
      ref={tall && drawWhenLoaded}
      {...imageSrcSet(url, width)}
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setMissing(true)}
    />
  )
  const figure = tall ? (
    <span className="figure-drawing">
      <picture>
        <source {...tall} />
        {image}
      </picture>
    </span>
  ) : (
    image
  )
  const file = isMissing ? null : figure
  return renderImage(url.slice(url.lastIndexOf('/') + 1), file)
}

type RichTextVideoProps = { url?: string; label?: string; children?: ReactNode }

/** A video with a URL or `<source>` children; starts muted. */
export function RichTextVideo({ url, label, children }: RichTextVideoProps) {
  return (
    <video src={url} controls muted playsInline preload="metadata" aria-label={label ?? richTextCopy.video}>
      {children}
    </video>
  )
}

/** Media that a link in the text points to. */
export function EmbeddedMedia({ media, label }: { media: Media; label?: string }) {
  if (media.kind === 'image') return <RichTextImage url={media.url} alt={label ?? ''} />
  if (media.kind === 'video') return <RichTextVideo url={media.url} label={label} />
  return (
    <iframe
      src={media.url}
      title={label ?? richTextCopy.playerVideo(media.player)}
      loading="lazy"
      allow="encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
