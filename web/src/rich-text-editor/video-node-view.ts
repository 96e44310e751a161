import { isPrivateVideo } from '@course/contract/media/media'
import type { NodeViewRenderer } from '@tiptap/core'
import { loadModule } from '../app/starting/load-module.ts'
import { resolveMediaUrl } from '../rich-text/media-links.ts'

/** One format of a video with several formats. */
export type Source = { src: string | null; type: string | null }

type VideoNode = { src: string | null; title: string | null; sources: Source[] }

/** Renders a video in the editor; a private one as on the page. */
export const videoNodeView: NodeViewRenderer = ({ node }) => ({
  dom: render(node.attrs as VideoNode),
  ignoreMutation: () => true,
})

function render({ src, title, sources }: VideoNode): HTMLElement {
  if (isPrivateVideo(src ?? '')) {
    // If the code fails to load, the element stays empty, as on the page.
    loadModule(() => import('../rich-text/private-video.ts')).catch(() => {})
    const privateVideo = document.createElement('private-video')
    privateVideo.setAttribute('src', src ?? '')
    privateVideo.title = title ?? ''
    return privateVideo
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
  const url = resolveMediaUrl(src ?? '', 'videos')
  if (url) video.src = url
  return video
}
