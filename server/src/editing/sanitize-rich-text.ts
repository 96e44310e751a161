import { calloutOfClass } from '@course/content/site/learning/callouts'
import { embedCodeToLink } from '@course/contract/editing/media-links'
import { safeLinkUrl, storedMediaUrl, storedVideoUrl } from '@course/contract/media/rich-text-urls'
import sanitizeHtml from 'sanitize-html'

type AttributeCheck = (value: string) => string | undefined

const truncateTo =
  (length: number): AttributeCheck =>
  (value) =>
    value.slice(0, length)
const number: AttributeCheck = (value) => (/^\d{1,4}$/.test(value) ? value : undefined)
const span: AttributeCheck = (value) => (/^[1-9]\d?$/.test(value) ? value : undefined)
const oneOf =
  (...values: string[]): AttributeCheck =>
  (value) =>
    values.includes(value) ? value : undefined

const callout: AttributeCheck = (value) => (calloutOfClass(value) ? value : undefined)
const imageUrl: AttributeCheck = (value) => storedMediaUrl(value, 'images')
const videoUrl: AttributeCheck = (value) => storedMediaUrl(value, 'videos')
const videoType: AttributeCheck = (value) =>
  /^video\/[\w.+-]{1,50}(?:; codecs="[\w., -]{1,100}")?$/.test(value) ? value : undefined

/** The allow list. Tags of other elements are removed but their content stays; other attributes are dropped. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, AttributeCheck>>>> = {
  h2: {},
  h3: {},
  h4: {},
  h5: {},
  h6: {},
  p: {},
  div: { class: callout },
  br: {},
  hr: {},
  strong: {},
  em: {},
  u: {},
  s: {},
  sub: {},
  sup: {},
  code: {},
  pre: {},
  blockquote: {},
  ul: {},
  ol: { start: number },
  li: {},
  a: { href: safeLinkUrl, title: truncateTo(300), target: oneOf('_blank') },
  figure: {},
  figcaption: {},
  img: { src: imageUrl, alt: truncateTo(2000), title: truncateTo(300), width: number, height: number },
  video: { src: storedVideoUrl, title: truncateTo(300), poster: imageUrl, width: number, height: number },
  source: { src: videoUrl, type: videoType },
  table: {},
  caption: {},
  thead: {},
  tbody: {},
  tfoot: {},
  tr: {},
  th: { colspan: span, rowspan: span, scope: oneOf('col', 'row', 'colgroup', 'rowgroup') },
  td: { colspan: span, rowspan: span },
}

/** Attributes that are always set by the server. */
const FORCED_ATTRIBUTES: Readonly<
  Record<string, (allowed: Record<string, string>) => Record<string, string>>
> = {
  a: (allowed): Record<string, string> => (allowed.target ? { rel: 'noopener' } : {}),
  video: () => ({ controls: '', preload: 'metadata' }),
}

/** Elements that are removed with their content, which is not text of the page. */
const REMOVED_WITH_CONTENT = [
  ...[
    'script',
    'style',
    'title',
    'template',
    'noscript',
    'svg',
    'math',
    'iframe',
    'object',
    'embed',
    'applet',
  ],
  ...['audio', 'canvas', 'frameset', 'noframes', 'noembed', 'xmp', 'plaintext', 'listing'],
  ...['textarea', 'select', 'option', 'datalist', 'dialog'],
]

/** Elements that are stored under another name. */
const RENAMED: Readonly<Record<string, string>> = {
  h1: 'h2',
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(ALLOWED),
  allowedAttributes: Object.fromEntries(
    Object.entries(ALLOWED).map(([tag, attributes]) => [
      tag,
      [...Object.keys(attributes), ...Object.keys(FORCED_ATTRIBUTES[tag]?.({ target: '_blank' }) ?? {})],
    ]),
  ),
  // Second check of URLs, by the library's own rules.
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesByTag: { img: ['https'], video: ['https'], source: ['https'] },
  selfClosing: ['img', 'br', 'hr', 'source'],
  allowProtocolRelative: false,
  nonTextTags: REMOVED_WITH_CONTENT,
  // Deeper than any real text; limits the cost of hostile nesting.
  nestingLimit: 30,
  transformTags: {
    ...RENAMED,
    '*': (tagName, attributes) => ({ tagName, attribs: sanitizeAttributes(tagName, attributes) }),
  },
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'img' || tag === 'source') return !attribs.src
    // A link without URL is replaced by its text.
    return tag === 'a' && !attribs.href ? 'excludeTag' : false
  },
}

/**
 * Sanitizes rich text: allow-listed formatting, links, images and videos; nothing that could run, restyle the
 * page or load from elsewhere. Idempotent.
 */
export function sanitizeRichText(html: string): string {
  return removeEmptyElements(sanitizeHtml(embedCodeToLink(removeControlCharacters(html)), OPTIONS)).trim()
}

/** What sanitizing would remove of an element, in words for its author. */
export function findRemoved(tag: string, attributes: Readonly<Record<string, string>>): string[] {
  const name = RENAMED[tag] ?? tag
  const checks = ALLOWED[name]
  if (!checks) return [`<${tag}> is not allowed in texts`]
  const forced = FORCED_ATTRIBUTES[name]?.({ target: '_blank' }) ?? {}
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    if (Object.hasOwn(forced, attribute)) return []
    if (!Object.hasOwn(checks, attribute)) return [`<${tag}> may not have the attribute “${attribute}”`]
    return checks[attribute]!(value) === undefined
      ? [`“${value}” is not a valid ${attribute} of <${tag}>`]
      : []
  })
}

function sanitizeAttributes(tag: string, attributes: Record<string, string>): Record<string, string> {
  const allowed: Record<string, string> = {}
  for (const [name, check] of Object.entries(ALLOWED[tag] ?? {})) {
    const value = Object.hasOwn(attributes, name) ? check(attributes[name]!) : undefined
    if (value !== undefined) allowed[name] = value
  }
  return { ...allowed, ...FORCED_ATTRIBUTES[tag]?.(allowed) }
}

/** Control characters can hide content in the source, and PostgreSQL cannot store all of them. */
export function removeControlCharacters(html: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are removed
  return html.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '').toWellFormed()
}

const ALLOWED_EMPTY = new Set(['td', 'th', 'img', 'br', 'hr'])
// The input comes from the serializer, which escapes `>` in attributes.
const TOKEN = /<(\/?)([a-z][a-z0-9]*)[^>]*>|[^<]+|</g

/**
 * Drops elements that contain only whitespace and line breaks, from the inside out, in one pass. A video counts as empty
 * without a `src` or a source: other content is only a fallback for browsers without video support.
 */
function removeEmptyElements(html: string): string {
  const output: string[] = []
  const open: { tag: string; start: number; isEmpty: boolean }[] = []
  const markParentNotEmpty = (tag?: string) => {
    const parent = open.at(-1)
    if (parent && (parent.tag !== 'video' || tag === 'source')) parent.isEmpty = false
  }
  for (const [token, slash, tag] of html.matchAll(TOKEN)) {
    if (tag === 'source' && open.at(-1)?.tag !== 'video') continue
    if (tag && slash && open.at(-1)?.tag === tag) {
      const { start, isEmpty } = open.pop()!
      if (isEmpty) {
        output.length = start
        continue
      }
      markParentNotEmpty()
    } else if (tag && !slash && !token.endsWith('/>')) {
      const mayBeEmpty = ALLOWED_EMPTY.has(tag) || (tag === 'video' && token.includes(' src="'))
      open.push({ tag, start: output.length, isEmpty: !mayBeEmpty })
    } else if (tag !== 'br' && !/^[\s\u200b]*$/.test(token)) markParentNotEmpty(tag)
    output.push(token)
  }
  return output.join('')
}
