const visitorEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'blur']

/**
 * Scrolls the element to the top of the window, and again whenever its height changes, until the visitor does
 * something. Without this the card form, which becomes tall after it has loaded, ends up at the foot of the window.
 */
export function keepAtTop(element: HTMLElement): void {
  // Also called when the observer starts.
  const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'start' }))
  const listening = new AbortController()
  const stop = () => {
    observer.disconnect()
    listening.abort()
  }
  for (const event of visitorEvents) window.addEventListener(event, stop, { signal: listening.signal })
  observer.observe(element)
}
