import { richTextCopy } from '@course/content/site/learning/lesson'
import { shellCopy } from '@course/content/site/shell'
import { playPrivateVideo } from './play-private-video.ts'

/**
 * `<private-video src="films/uploads/…" title="…">`: a video for users with access to the text. A custom element
 * instead of a component, so that pages without one do not load its code.
 */
class PrivateVideo extends HTMLElement {
  #stop = () => {}

  connectedCallback() {
    const video = document.createElement('video')
    Object.assign(video, { controls: true, muted: true, playsInline: true, preload: 'metadata' })
    video.setAttribute('aria-label', this.#label)
    this.replaceChildren(video)
    this.#stop = playPrivateVideo(video, this.getAttribute('src') ?? '', () => this.#showError())
  }

  disconnectedCallback() {
    this.#stop()
  }

  get #label() {
    return this.title || richTextCopy.video
  }

  #showError() {
    const message = document.createElement('p')
    message.setAttribute('role', 'alert')
    message.append(`${richTextCopy.videoFailed(this.#label)} `)
    const retry = document.createElement('button')
    retry.type = 'button'
    retry.className = 'text-brand underline underline-offset-4'
    retry.append(shellCopy.retry)
    retry.addEventListener('click', () => this.connectedCallback())
    message.append(retry)
    this.#stop()
    this.replaceChildren(message)
  }
}

if (!customElements.get('private-video')) customElements.define('private-video', PrivateVideo)
