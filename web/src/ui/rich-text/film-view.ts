import { isPrivateFilm } from '@course/contract/media-links'
import type { NodeViewRenderer } from '@tiptap/core'
import { playPrivateFilm } from './film-addresses.ts'
import { mediaAddress } from './media-links.ts'

/** One format of a film that is offered in several. */
export type Source = { src: string | null; type: string | null }

/** Draws a film in the editor; a private one gets its address as on readers' pages. */
export const filmView: NodeViewRenderer = ({ node }) => {
  const { src, title, sources } = node.attrs as { src?: string; title?: string; sources: Source[] }
  const dom = document.createElement('video')
  Object.assign(dom, { controls: true, preload: 'metadata' })
  if (title) dom.setAttribute('aria-label', title)
  const address = mediaAddress(src ?? '', 'videos')
  const isPrivate = address !== undefined && isPrivateFilm(address)
  if (address && !isPrivate) dom.src = address
  for (const { src, type } of sources) {
    const source = document.createElement('source')
    source.src = mediaAddress(src ?? '', 'videos') ?? ''
    source.type = type ?? ''
    dom.append(source)
  }
  const stop = isPrivate ? playPrivateFilm(dom, address, () => undefined) : undefined
  return { dom, ignoreMutation: () => true, destroy: () => stop?.() }
}
