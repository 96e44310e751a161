import { playPrivateVideo } from '../../editor/play-private-video.ts'

/**
 * `<private-film src="films/uploads/…" title="…">`: a film for readers of this text alone. An element of its own, and not a
 * component, so that pages without one carry nothing but its name.
 */
class PrivateVideo extends HTMLElement {
  #stop = () => {}

  connectedCallback() {
    const video = document.createElement('video')
    Object.assign(video, { controls: true, muted: true, playsInline: true, preload: 'metadata' })
    video.setAttribute('aria-label', this.#label)
    this.replaceChildren(video)
    this.#stop = playPrivateVideo(video, this.getAttribute('src') ?? '', () => this.#sayThatItFailed())
  }

  disconnectedCallback() {
    this.#stop()
  }

  get #label() {
    return this.title || 'Video'
  }

  #sayThatItFailed() {
    const words = document.createElement('p')
    words.setAttribute('role', 'alert')
    words.append(`We couldn't load the video “${this.#label}.”`)
    const retry = document.createElement('button')
    retry.type = 'button'
    retry.className = 'text-brand underline underline-offset-4'
    retry.append('Try again')
    retry.addEventListener('click', () => this.connectedCallback())
    words.append(retry)
    this.#stop()
    this.replaceChildren(words)
  }
}

if (!customElements.get('private-film')) customElements.define('private-film', PrivateVideo)
