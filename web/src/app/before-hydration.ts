/**
 * The prerendered page works before React: links are links, the menu is a popover, questions are <details>. What is
 * missing until then stands here, small enough to load with the page.
 */

let heldForm: HTMLFormElement | undefined

/** Calls `start` at the first sign of a person: nothing on the page needs it earlier. */
export function startAtFirstTouch(start: () => void): void {
  const signs = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'wheel',
    'scroll',
    'keydown',
    'focusin',
    'submit',
  ]
  const begin = () => {
    for (const sign of signs) document.removeEventListener(sign, begin, true)
    start()
  }
  for (const sign of signs) document.addEventListener(sign, begin, { capture: true, passive: true })
}

/** Lets the browser fetch what the build marked for later, once nothing that is seen needs the line any more. */
export function fetchLater(): void {
  const fetchAll = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-later]')) link.rel = 'prefetch'
  }
  if (document.readyState === 'complete') whenIdle(fetchAll)
  else window.addEventListener('load', () => whenIdle(fetchAll), { once: true })
}

export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 5000 })
  else setTimeout(run, 1000)
}

/** A form sent before React listens would reload the page; it is kept and sent when React is there. */
export function holdForms(): void {
  document.addEventListener('submit', hold, true)
}

export function releaseForms(): void {
  document.removeEventListener('submit', hold, true)
  heldForm?.requestSubmit()
  heldForm = undefined
}

function hold(event: SubmitEvent): void {
  event.preventDefault()
  event.stopPropagation()
  heldForm = event.target as HTMLFormElement
}

/** Menus in popovers: the button says whether its menu is open, and following a link in a menu closes it. */
export function tendMenus(): void {
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
