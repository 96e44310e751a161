import { isPrivateFilm } from '@course/contract/media/media'
import type { NodeViewRenderer } from '@tiptap/core'
import { loadModule } from '../../entry/load-module.ts'
import { mediaAddress } from '../rich-text/media-links.ts'

/** One format of a film that is offered in several. */
export type Source = { src: string | null; type: string | null }

type Film = { src: string | null; title: string | null; sources: Source[] }

/** Draws a film in the editor; a private one as on readers' pages. */
export const filmView: NodeViewRenderer = ({ node }) => ({
  dom: draw(node.attrs as Film),
  ignoreMutation: () => true,
})

function draw({ src, title, sources }: Film): HTMLElement {
  if (isPrivateFilm(src ?? '')) {
    // Without its code the place stays empty, as on readers' pages.
    loadModule(() => import('../rich-text/lazy/private-film.ts')).catch(() => {})
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
      source.src = mediaAddress(format.src ?? '', 'videos') ?? ''
      source.type = format.type ?? ''
      return source
    }),
  )
  const address = mediaAddress(src ?? '', 'videos')
  if (address) video.src = address
  return video
}
