/**
 * The prerendered page works before React: links, popover menu, <details>. This module covers the rest and is
 * small enough to load with the page.
 */

let deferredForm: HTMLFormElement | undefined

/** Hydrates at the first interaction: nothing on the prerendered page needs React earlier. */
export function hydrateOnFirstInteraction(hydrate: () => void): void {
  const abortController = new AbortController()
  const hydrateOnce = () => {
    abortController.abort()
    hydrate()
  }
  for (const event of ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin', 'submit'])
    document.addEventListener(event, hydrateOnce, {
      capture: true,
      passive: true,
      signal: abortController.signal,
    })
}

/** Prefetches what the build marked with `data-prefetch`, once the page has loaded and the browser is idle. */
export function prefetchWhenIdle(): void {
  const fetchAll = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-prefetch]'))
      link.rel = 'prefetch'
  }
  if (document.readyState === 'complete') whenIdle(fetchAll)
  else window.addEventListener('load', () => whenIdle(fetchAll), { once: true })
}

export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 5000 })
  else setTimeout(run, 1000)
}

/** A form submitted before hydration would reload the page, so the submit is held here and replayed later. */
export function deferSubmit(): void {
  document.addEventListener('submit', holdSubmit, true)
}

export function replaySubmit(): void {
  document.removeEventListener('submit', holdSubmit, true)
  const form = deferredForm
  deferredForm = undefined
  // Controlled fields first take over what was typed before.
  if (form) setTimeout(() => form.requestSubmit())
}

function holdSubmit(event: SubmitEvent): void {
  event.preventDefault()
  event.stopPropagation()
  deferredForm = event.target as HTMLFormElement
}

/** Keeps `aria-expanded` of menu buttons in sync, and closes a menu when one of its links is clicked. */
export function syncPopoverMenus(): void {
  document.addEventListener(
    'toggle',
    (event) => {
      const menu = event.target as HTMLElement
      if (!menu.popover) return
      const button = document.querySelector(`[popovertarget="${menu.id}"]`)
      button?.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open'))
    },
    true,
  )
  document.addEventListener('click', (event) => {
    const menu = (event.target as Element).closest('a')?.closest<HTMLElement>('[popover]')
    if (menu?.matches(':popover-open')) menu.hidePopover()
  })
}
