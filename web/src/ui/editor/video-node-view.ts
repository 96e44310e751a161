import { isPrivateVideo } from '@course/contract/media/media'
import type { NodeViewRenderer } from '@tiptap/core'
import { loadModule } from '../../entry/load-module.ts'
import { resolveMediaUrl } from '../rich-text/media-links.ts'

/** One format of a film that is offered in several. */
export type Source = { src: string | null; type: string | null }

type VideoNode = { src: string | null; title: string | null; sources: Source[] }

/** Draws a film in the editor; a private one as on readers' pages. */
export const videoNodeView: NodeViewRenderer = ({ node }) => ({
  dom: render(node.attrs as VideoNode),
  ignoreMutation: () => true,
})

function render({ src, title, sources }: VideoNode): HTMLElement {
  if (isPrivateVideo(src ?? '')) {
    // Without its code the place stays empty, as on readers' pages.
    loadModule(() => import('../rich-text/lazy/private-video.ts')).catch(() => {})
    const film = document.createElement('private-film')
    film.setAttribute('src', src ?? '')
    film.title = title ?? ''
    return film
  }
  const video = document.createElement('video')
  Object.assign(video, { controls: true, preload: 'metadata' })
  if (title) video.setAttribute('aria-label', title)
  video.append(
    ...sources.map((format) => {
      const source = document.createElement('source')
      source.src = resolveMediaUrl(format.src ?? '', 'videos') ?? ''
      source.type = format.type ?? ''
      return source
    }),
  )
  const address = resolveMediaUrl(src ?? '', 'videos')
  if (address) video.src = address
  return video
}
