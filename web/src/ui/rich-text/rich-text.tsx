import { calloutOfClass, callouts } from '@course/content/site/learning/callouts'
import type { ReactNode } from 'react'
import { createElement, memo, useMemo } from 'react'
import { Link } from 'react-router'
import { loadModule } from '../../entry/load-module.ts'
import { classNames } from '../class-names.ts'
import { EmbeddedMedia, RichTextImage, RichTextVideo } from './media.tsx'
import { mediaOfLink, readableText, resolveMediaUrl, safeLink } from './media-links.ts'
import { findMedia, textBesideMedia } from './named-media.ts'

const plainElements = new Set('b caption code dl dt em i mark ol pre s span strong sub sup u ul'.split(' '))
/** Runs of words: the media that they name follows them. */
const textElement = /^(p|h[1-6])$/
/** What may hold words, blocks or both: the media that the words name stands among the blocks. */
const containerElements = new Set('blockquote dd div figcaption figure li td th'.split(' '))
const inlineElements = new Set('a b br code em i mark s span strong sub sup u'.split(' '))
const tablePart = /^t(head|body|foot|r)$/
const emptyElement = /^[bh]r$/
/** Removed together with their content, which is no text for readers. */
const droppedElements = new Set(
  'base canvas embed frame frameset head link math meta noembed noframes noscript object plaintext script style svg template textarea title xmp'.split(
    ' ',
  ),
)

type RichTextProps = {
  html: string
  /** How much of it to draw, in paragraphs and the like; all of it unless told. */
  blocks?: number
  /** Changes the parsed text before it is drawn; what is stored stays as it is. */
  prepare?: (body: HTMLElement) => void
  className?: string
}

/**
 * Renders formatted text. Parsed in an inert document and rebuilt from allow-listed elements, with media
 * inserted where the text links to it.
 */
export function RichText({ html, blocks, prepare, className }: RichTextProps) {
  const parts = useMemo(() => parsedParts(html, prepare), [html, prepare])
  return (
    <div className={classNames('rich-text', className)}>
      {parts.slice(0, blocks).map((part) => (
        <Part key={part.key} part={part} />
      ))}
    </div>
  )
}

function parsedParts(html: string, prepare: RichTextProps['prepare']): FlowPart[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  prepare?.(body)
  return partsOf(body).filter(({ nodes }) =>
    nodes.some((node) => !(node instanceof Text) || node.data.trim() !== ''),
  )
}

/** A component of its own, so that React can pause between the parts of a long text. */
const Part = memo(({ part }: { part: FlowPart }) => flowPart(part, true))

const childrenOf = (parent: Node): ReactNode[] =>
  [...parent.childNodes].map((node, index) => rendered(node, String(index)))

function rendered(node: Node, key: string): ReactNode {
  if (node instanceof Text) return readableText(node)
  if (!(node instanceof Element)) return null
  const name = node.localName
  if (droppedElements.has(name) || node.namespaceURI !== 'http://www.w3.org/1999/xhtml') return null
  if (textElement.test(name)) return textWithMedia(node, key)
  if (name === 'iframe') return player(node, key)
  if (name === 'a') return anchor(node, key)
  if (name === 'img') return renderImage(node, key)
  if (name === 'video') return renderVideo(node, key)
  if (name === 'table') return table(node, key)
  if (tablePart.test(name))
    return createElement(name, { key, role: name === 'tr' ? 'row' : 'rowgroup' }, ...rowsOf(node))
  if (emptyElement.test(name)) return createElement(name, { key })
  if (containerElements.has(name)) {
    return createElement(name, { key, ...attributesOf(node) }, ...flowOf(node))
  }
  if (plainElements.has(name)) return createElement(name, { key, ...attributesOf(node) }, ...childrenOf(node))
  return childrenOf(node)
}

/** A paragraph that is nothing but media becomes it; media named in a sentence follows the sentence. */
function textWithMedia(element: Element, key: string): ReactNode {
  const { words, media } = withMedia([...element.childNodes], key)
  return [words.length > 0 && createElement(element.localName, { key }, ...words), ...media]
}

/** A block, or a run of words and inline elements between two blocks. */
type FlowPart = { key: string; nodes: readonly ChildNode[]; isRun: boolean }

function partsOf(parent: Element): FlowPart[] {
  const parts: FlowPart[] = []
  let run: ChildNode[] = []
  const endRun = (key: string) => {
    if (run.length > 0) parts.push({ key, nodes: run, isRun: true })
    run = []
  }
  for (const [index, node] of [...parent.childNodes].entries()) {
    if (node instanceof Text || (node instanceof Element && inlineElements.has(node.localName))) {
      run.push(node)
      continue
    }
    endRun(`${index} run`)
    parts.push({ key: String(index), nodes: [node], isRun: false })
  }
  endRun('last run')
  return parts
}

/** Words outside a paragraph are treated like one, run by run between the blocks. */
function flowPart({ key, nodes, isRun }: FlowPart, mayBeName: boolean): ReactNode[] {
  if (!isRun) return nodes.map((node) => rendered(node, key))
  const { words, media } = withMedia(nodes, key, mayBeName)
  // Beside media, loose words become a paragraph, which keeps its distance.
  return words.length > 0 && media.length > 0
    ? [createElement('p', { key }, ...words), ...media]
    : [...words, ...media]
}

function flowOf(parent: Element): ReactNode[] {
  const mayBeName = parent.matches('div')
  return partsOf(parent).flatMap((part) => flowPart(part, mayBeName))
}

function withMedia(nodes: readonly ChildNode[], key: string, mayBeName = true) {
  const named = findMedia(nodes, mayBeName)
  const isOnlyMedia = named.length === 1 && textBesideMedia(nodes) === ''
  const words = isOnlyMedia ? [] : nodes.map((node, index) => rendered(node, `${key} ${index}`))
  const media = named.map((one) => (
    <EmbeddedMedia
      key={`${key} ${one.address}`}
      media={one}
      label={isOnlyMedia ? labelOf(nodes) : undefined}
    />
  ))
  return { words, media }
}

/** The words of a link name its film or picture, unless they are the bare address. */
function labelOf(nodes: readonly Node[]): string | undefined {
  const words = nodes
    .map((node) => (node instanceof Text ? readableText(node) : (node.textContent ?? '')))
    .join('')
    .trim()
  return words === '' || /^(https?:\/\/\S+|\S+\.\w{2,4})$/.test(words) ? undefined : words
}

function anchor(element: Element, key: string): ReactNode {
  const written = element.getAttribute('href') ?? ''
  const media = mediaOfLink(written)
  const href = media && media.kind !== 'frame' ? media.address : safeLink(written)
  if (href === undefined) return childrenOf(element)
  // A link to a page of the site must not load the site anew.
  if (!media && /^\/[a-z]/.test(href)) {
    return (
      <Link key={key} to={href}>
        {childrenOf(element)}
      </Link>
    )
  }
  const leadsAway = /^https?:/i.test(href)
  return (
    <a key={key} href={href} {...(leadsAway && { target: '_blank', rel: 'noopener noreferrer' })}>
      {childrenOf(element)}
    </a>
  )
}

function renderImage(element: Element, key: string): ReactNode {
  const address = resolveMediaUrl(element.getAttribute('src') ?? '', 'images')
  return (
    address && (
      <RichTextImage
        key={key}
        address={address}
        alt={element.getAttribute('alt')?.replace(/\s+/g, ' ') ?? ''}
        width={count(element, 'width')}
        height={count(element, 'height')}
      />
    )
  )
}

function renderVideo(element: Element, key: string): ReactNode {
  const written = element.getAttribute('src') ?? ''
  const label = element.getAttribute('title') ?? undefined
  if (written.startsWith('films/')) {
    // Without its code the place stays empty, as that of a picture that does not come.
    loadModule(() => import('./lazy/private-video.ts')).catch(() => {})
    return createElement('private-film', { key: key + written, src: written, title: label })
  }
  const address = resolveMediaUrl(written, 'videos')
  const formats = [...element.querySelectorAll('source')].flatMap((source) => {
    const src = resolveMediaUrl(source.getAttribute('src') ?? '', 'videos')
    return src ? <source key={src} src={src} type={source.getAttribute('type') ?? undefined} /> : []
  })
  if (!address && formats.length === 0) return null
  return (
    <RichTextVideo key={key} address={address} label={label}>
      {!address && formats}
    </RichTextVideo>
  )
}

/** A pasted player of a video site is shown as one of our own making; any other frame is not. */
function player(element: Element, key: string): ReactNode {
  const media = mediaOfLink(element.getAttribute('src') ?? '')
  return media?.kind === 'frame' && <EmbeddedMedia key={key} media={media} />
}

/**
 * A wide table scrolls by itself, by finger and by keyboard, so that the page does not. On phones the rows of a simple
 * one become lists, each cell with the words of its column; roles keep it a table for those who hear it.
 */
function table(element: Element, key: string): ReactNode {
  const columns = [...element.querySelectorAll('thead th')].map((cell) => cell.textContent?.trim() ?? '')
  const label = ['Table', columns.filter(Boolean).join(', ')].filter(Boolean).join(': ')
  const isSimple = columns.length > 0 && !element.querySelector('[colspan], [rowspan]')
  if (isSimple)
    for (const row of element.querySelectorAll('tbody tr'))
      for (const [index, cell] of [...row.children].entries())
        cell.setAttribute('data-label', columns[index] ?? '')
  return (
    <section
      key={key}
      className={classNames('rich-text-table', isSimple && 'rich-text-table-stacks')}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer
      tabIndex={0}
    >
      {createElement('table', { role: 'table' }, ...rowsOf(element))}
    </section>
  )
}

/** Line breaks between rows and cells are no text, and have no place in a table. */
const rowsOf = (parent: Element) => childrenOf(parent).filter((child) => typeof child !== 'string')

function attributesOf(element: Element): Record<string, unknown> {
  if (element.localName === 'td' || element.localName === 'th') {
    const scope = element.getAttribute('scope')
    return {
      colSpan: count(element, 'colspan'),
      rowSpan: count(element, 'rowspan'),
      role: element.localName === 'td' ? 'cell' : element.closest('thead') ? 'columnheader' : 'rowheader',
      'data-label': element.getAttribute('data-label') || undefined,
      ...((scope === 'row' || scope === 'col') && { scope }),
    }
  }
  if (element.localName === 'div') return calloutAttributes(element)
  return element.localName === 'ol' ? { start: count(element, 'start') } : {}
}

/** A callout is a box with its kind above it. */
function calloutAttributes(element: Element): Record<string, unknown> {
  const className = element.className
  const callout = calloutOfClass(className)
  if (!callout) return {}
  return { className, role: 'note', 'aria-label': callouts[callout], 'data-callout': callouts[callout] }
}

function count(element: Element, attribute: string): number | undefined {
  const value = Number.parseInt(element.getAttribute(attribute) ?? '', 10)
  return value > 0 && value < 10_000 ? value : undefined
}
