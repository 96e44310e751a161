import { calloutOfClass, callouts } from '@course/content/site/learning/callouts'
import { richTextCopy } from '@course/content/site/learning/lesson'
import type { ReactNode } from 'react'
import { createElement, memo, useMemo } from 'react'
import { Link } from 'react-router'
import { loadModule } from '../app/starting/load-module.ts'
import { classNames } from '../ui/class-names.ts'
import { EmbeddedMedia, RichTextImage, RichTextVideo } from './media.tsx'
import { parseMediaLink, readableText, resolveMediaUrl, safeLink } from './media-links.ts'
import { findMedia, textBesideMedia } from './named-media.ts'

const plainElements = new Set('b caption code dl dt em i mark ol pre s span strong sub sup u ul'.split(' '))
/** Text blocks; media from their links is shown below them. */
const textElement = /^(p|h[1-6])$/
/** May contain text, blocks or both. Media from links is shown between the blocks. */
const containerElements = new Set('blockquote dd div figcaption figure li td th'.split(' '))
const inlineElements = new Set('a b br code em i mark s span strong sub sup u'.split(' '))
const tablePart = /^t(head|body|foot|r)$/
/** Ids of headings that an outline links to. */
const sectionId = /^section-\d{1,3}$/
const emptyElement = /^[bh]r$/
/** Removed together with their content. */
const droppedElements = new Set(
  'base canvas embed frame frameset head link math meta noembed noframes noscript object plaintext script style svg template textarea title xmp'.split(
    ' ',
  ),
)

type RichTextProps = {
  html: string
  /** Number of blocks to render; all by default. */
  blocks?: number
  /** Changes the parsed text before it is rendered. */
  prepare?: (body: HTMLElement) => void
  className?: string
}

/**
 * Renders formatted text. Parsed in an inert document and rebuilt from allow-listed elements, with media
 * inserted where the text links to it.
 */
export function RichText({ html, blocks, prepare, className }: RichTextProps) {
  const parts = useMemo(() => parseParts(html, prepare), [html, prepare])
  return (
    <div className={classNames('rich-text', className)}>
      {parts.slice(0, blocks).map((part) => (
        <Part key={part.key} part={part} />
      ))}
    </div>
  )
}

function parseParts(html: string, prepare: RichTextProps['prepare']): FlowPart[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  prepare?.(body)
  return splitParts(body).filter(({ nodes }) =>
    nodes.some((node) => !(node instanceof Text) || node.data.trim() !== ''),
  )
}

/** A separate component, so that React can pause between the parts of a long text. */
const Part = memo(({ part }: { part: FlowPart }) => renderPart(part, true))

const renderChildren = (parent: Node): ReactNode[] =>
  [...parent.childNodes].map((node, index) => renderNode(node, String(index)))

function renderNode(node: Node, key: string): ReactNode {
  if (node instanceof Text) return readableText(node)
  if (!(node instanceof Element)) return null
  const name = node.localName
  if (droppedElements.has(name) || node.namespaceURI !== 'http://www.w3.org/1999/xhtml') return null
  if (textElement.test(name)) return textWithMedia(node, key)
  if (name === 'iframe') return renderPlayer(node, key)
  if (name === 'a') return renderLink(node, key)
  if (name === 'img') return renderImage(node, key)
  if (name === 'video') return renderVideo(node, key)
  if (name === 'table') return renderTable(node, key)
  if (tablePart.test(name))
    return createElement(name, { key, role: name === 'tr' ? 'row' : 'rowgroup' }, ...renderRows(node))
  if (emptyElement.test(name)) return createElement(name, { key })
  if (containerElements.has(name)) {
    return createElement(name, { key, ...attributesOf(node) }, ...renderFlow(node))
  }
  if (plainElements.has(name))
    return createElement(name, { key, ...attributesOf(node) }, ...renderChildren(node))
  return renderChildren(node)
}

/** A paragraph with only media is replaced by it; other media follows the paragraph. */
function textWithMedia(element: Element, key: string): ReactNode {
  const { content, media } = withMedia([...element.childNodes], key)
  const id = sectionId.test(element.id) ? element.id : undefined
  return [content.length > 0 && createElement(element.localName, { key, id }, ...content), ...media]
}

/** A block, or a run of text and inline elements between two blocks. */
type FlowPart = { key: string; nodes: readonly ChildNode[]; isRun: boolean }

function splitParts(parent: Element): FlowPart[] {
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
    endRun(`run-${index}`)
    parts.push({ key: String(index), nodes: [node], isRun: false })
  }
  endRun('last run')
  return parts
}

/** Text outside a paragraph is treated like a paragraph. */
function renderPart({ key, nodes, isRun }: FlowPart, allowsFileName: boolean): ReactNode[] {
  if (!isRun) return nodes.map((node) => renderNode(node, key))
  const { content, media } = withMedia(nodes, key, allowsFileName)
  // Loose text next to media becomes a paragraph, for its margins.
  return content.length > 0 && media.length > 0
    ? [createElement('p', { key }, ...content), ...media]
    : [...content, ...media]
}

function renderFlow(parent: Element): ReactNode[] {
  const allowsFileName = parent.matches('div')
  return splitParts(parent).flatMap((part) => renderPart(part, allowsFileName))
}

function withMedia(nodes: readonly ChildNode[], key: string, allowsFileName = true) {
  const found = findMedia(nodes, allowsFileName)
  const isOnlyMedia = found.length === 1 && textBesideMedia(nodes) === ''
  const content = isOnlyMedia ? [] : nodes.map((node, index) => renderNode(node, `${key} ${index}`))
  const media = found.map((item) => (
    <EmbeddedMedia key={`${key} ${item.url}`} media={item} label={isOnlyMedia ? labelOf(nodes) : undefined} />
  ))
  return { content, media }
}

/** The link text labels its media, unless it is a bare URL. */
function labelOf(nodes: readonly Node[]): string | undefined {
  const text = nodes
    .map((node) => (node instanceof Text ? readableText(node) : (node.textContent ?? '')))
    .join('')
    .trim()
  return text === '' || /^(https?:\/\/\S+|\S+\.\w{2,4})$/.test(text) ? undefined : text
}

function renderLink(element: Element, key: string): ReactNode {
  const link = element.getAttribute('href') ?? ''
  const media = parseMediaLink(link)
  const href = media && media.kind !== 'frame' ? media.url : safeLink(link)
  if (href === undefined) return renderChildren(element)
  // Internal links use the router, without a page load.
  if (!media && /^\/[a-z]/.test(href)) {
    return (
      <Link key={key} to={href}>
        {renderChildren(element)}
      </Link>
    )
  }
  const isExternal = /^https?:/i.test(href)
  return (
    <a key={key} href={href} {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}>
      {renderChildren(element)}
    </a>
  )
}

function renderImage(element: Element, key: string): ReactNode {
  const url = resolveMediaUrl(element.getAttribute('src') ?? '', 'images')
  return (
    url && (
      <RichTextImage
        key={key}
        url={url}
        alt={element.getAttribute('alt')?.replace(/\s+/g, ' ') ?? ''}
        width={parsePositiveInteger(element, 'width')}
        height={parsePositiveInteger(element, 'height')}
      />
    )
  )
}

function renderVideo(element: Element, key: string): ReactNode {
  const src = element.getAttribute('src') ?? ''
  const label = element.getAttribute('title') ?? undefined
  if (src.startsWith('films/')) {
    // If the code fails to load, the element stays empty, like an image that fails to load.
    loadModule(() => import('./private-video.ts')).catch(() => {})
    return createElement('private-video', { key: key + src, src, title: label })
  }
  const url = resolveMediaUrl(src, 'videos')
  const formats = [...element.querySelectorAll('source')].flatMap((source) => {
    const sourceUrl = resolveMediaUrl(source.getAttribute('src') ?? '', 'videos')
    return sourceUrl ? (
      <source key={sourceUrl} src={sourceUrl} type={source.getAttribute('type') ?? undefined} />
    ) : (
      []
    )
  })
  if (!url && formats.length === 0) return null
  return (
    <RichTextVideo key={key} url={url} label={label}>
      {!url && formats}
    </RichTextVideo>
  )
}

/** Embedded players of known video sites are shown; other iframes are removed. */
function renderPlayer(element: Element, key: string): ReactNode {
  const media = parseMediaLink(element.getAttribute('src') ?? '')
  return media?.kind === 'frame' && <EmbeddedMedia key={key} media={media} />
}

/**
 * A wide table scrolls inside its own container. On phones the rows of a simple table become lists with column
 * labels; ARIA roles keep it a table for screen readers.
 */
function renderTable(element: Element, key: string): ReactNode {
  const columns = [...element.querySelectorAll('thead th')].map((cell) => cell.textContent?.trim() ?? '')
  const label = [richTextCopy.table, columns.filter(Boolean).join(', ')].filter(Boolean).join(': ')
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable with the keyboard
      tabIndex={0}
    >
      {createElement('table', { role: 'table' }, ...renderRows(element))}
    </section>
  )
}

/** React does not allow whitespace text between rows and cells. */
const renderRows = (parent: Element) => renderChildren(parent).filter((child) => typeof child !== 'string')

function attributesOf(element: Element): Record<string, unknown> {
  if (element.localName === 'td' || element.localName === 'th') {
    const scope = element.getAttribute('scope')
    return {
      colSpan: parsePositiveInteger(element, 'colspan'),
      rowSpan: parsePositiveInteger(element, 'rowspan'),
      role: element.localName === 'td' ? 'cell' : element.closest('thead') ? 'columnheader' : 'rowheader',
      'data-label': element.getAttribute('data-label') || undefined,
      ...((scope === 'row' || scope === 'col') && { scope }),
    }
  }
  if (element.localName === 'div') return calloutAttributes(element)
  return element.localName === 'ol' ? { start: parsePositiveInteger(element, 'start') } : {}
}

function calloutAttributes(element: Element): Record<string, unknown> {
  const className = element.className
  const callout = calloutOfClass(className)
  if (!callout) return {}
  return { className, role: 'note', 'aria-label': callouts[callout], 'data-callout': callouts[callout] }
}

function parsePositiveInteger(element: Element, attribute: string): number | undefined {
  const value = Number.parseInt(element.getAttribute(attribute) ?? '', 10)
  return value > 0 && value < 10_000 ? value : undefined
}
