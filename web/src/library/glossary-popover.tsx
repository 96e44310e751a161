import { libraryCopy } from '@course/content/site/learning/library'
import { glossaryPath, type LibraryGlossaryEntry } from '@course/contract/learning/library'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { useFetch } from '../app/page-data/use-fetch.ts'
import { fetchLibrary } from './requests.ts'

/** Long enough to move the pointer from the word to its definition. */
const CLOSE_DELAY_MS = 250
const WIDTH_PX = 320
const GAP_PX = 8

const glossaryLink = `a[href^="${glossaryPath('')}"]`

/** Shows the definition of a glossary word in `text` while it is hovered or focused, and at the first tap. */
export function GlossaryPopover({ text }: { text: RefObject<HTMLElement | null> }) {
  const [link, setLink] = useState<HTMLAnchorElement>()
  // Fetched at the first word. Without the definition a word is still a link.
  const [isNeeded, setNeeded] = useState(false)
  const { value: entries, error, retry } = useFetch(fetchGlossary, isNeeded ? '' : undefined)
  const timer = useRef<number>(undefined)
  const popover = useRef<HTMLDivElement>(null)
  // A tap focuses the link before it clicks it.
  const linkBeforeTap = useRef<HTMLAnchorElement>(undefined)
  const id = useId()
  const entry = entries?.find(({ slug }) => link?.hash === `#${slug}`)

  const open = useEffectEvent((opened: HTMLAnchorElement) => {
    clearTimeout(timer.current)
    setLink(opened)
    setNeeded(true)
    if (error !== undefined) retry()
  })
  const closeSoon = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setLink(undefined), CLOSE_DELAY_MS)
  })
  const handleClick = useEffectEvent((event: MouseEvent) => {
    const clicked = linkOf(event)
    if (!clicked || (event as PointerEvent).pointerType !== 'touch' || clicked === linkBeforeTap.current)
      return
    event.preventDefault()
    open(clicked)
  })
  const handlePointerDown = useEffectEvent(({ target }: Event) => {
    linkBeforeTap.current = link
    if (!popover.current?.contains(target as Node)) closeSoon()
  })
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') setLink(undefined)
  })

  useEffect(() => {
    const element = text.current
    if (!element) return
    const listeners = new AbortController()
    const { signal } = listeners
    const openLink = (event: Event) => {
      const entered = linkOf(event)
      if (entered) open(entered)
    }
    const leave = (event: Event) => {
      if (linkOf(event)) closeSoon()
    }
    element.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && openLink(event), {
      signal,
    })
    element.addEventListener('pointerout', (event) => event.pointerType === 'mouse' && leave(event), {
      signal,
    })
    element.addEventListener('focusin', openLink, { signal })
    element.addEventListener('focusout', leave, { signal })
    // Before the router's own handler.
    element.addEventListener('click', handleClick, { signal, capture: true })
    document.addEventListener('pointerdown', handlePointerDown, { signal })
    document.addEventListener('keydown', handleKeyDown, { signal })
    return () => {
      listeners.abort()
      clearTimeout(timer.current)
    }
  }, [text])

  useEffect(() => {
    if (!link || !entry) return
    link.setAttribute('aria-describedby', id)
    const close = (event: Event) => {
      if (event.target !== link) setLink(undefined)
    }
    window.addEventListener('scroll', close, { passive: true })
    return () => {
      link.removeAttribute('aria-describedby')
      window.removeEventListener('scroll', close)
    }
  }, [link, entry, id])

  if (!link || !entry) return undefined
  return createPortal(
    <div
      ref={popover}
      onPointerEnter={() => clearTimeout(timer.current)}
      onPointerLeave={closeSoon}
      className="fixed z-40 rounded-md border border-hairline bg-surface p-4 text-sm shadow-float"
      style={positionBeside(link)}
    >
      <div id={id} role="tooltip">
        <p className="font-display text-lg">{entry.term}</p>
        <p className="mt-1">{definitionOf(entry)}</p>
      </div>
      <Link
        to={glossaryPath(entry.slug)}
        className="text-link mt-2 inline-flex min-h-8 items-center font-semibold"
      >
        {libraryCopy.openGlossary}
      </Link>
    </div>,
    document.body,
  )
}

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(glossaryLink) : null

async function fetchGlossary(): Promise<readonly LibraryGlossaryEntry[]> {
  const view = await fetchLibrary(new URL('/library/glossary', window.location.href))
  return view.kind === 'glossary' ? view.entries : []
}

/** The first paragraph of the entry. */
function definitionOf({ content }: LibraryGlossaryEntry): string {
  const { body } = new DOMParser().parseFromString(content, 'text/html')
  return (body.querySelector('p') ?? body).textContent?.trim() ?? ''
}

/** Below the word, or above it in the lower half of the window. */
function positionBeside(link: HTMLElement) {
  const { left, top, bottom } = link.getBoundingClientRect()
  const width = Math.min(WIDTH_PX, window.innerWidth - 2 * GAP_PX)
  return {
    width,
    left: Math.max(GAP_PX, Math.min(left, window.innerWidth - width - GAP_PX)),
    ...(bottom < window.innerHeight / 2
      ? { top: bottom + GAP_PX }
      : { bottom: window.innerHeight - top + GAP_PX }),
  }
}
