import { calloutOfClass } from '@course/content/site/learning/callouts'
import { embedCodeToLink } from '@course/contract/editing/media-links'
import { safeLinkUrl, storedMediaUrl, storedVideoUrl } from '@course/contract/media/rich-text-urls'
import sanitizeHtml from 'sanitize-html'

type Check = (value: string) => string | undefined

const upTo =
  (length: number): Check =>
  (value) =>
    value.slice(0, length)
const number: Check = (value) => (/^\d{1,4}$/.test(value) ? value : undefined)
const span: Check = (value) => (/^[1-9]\d?$/.test(value) ? value : undefined)
const oneOf =
  (...values: string[]): Check =>
  (value) =>
    values.includes(value) ? value : undefined

const callout: Check = (value) => (calloutOfClass(value) ? value : undefined)
const imageUrl: Check = (value) => storedMediaUrl(value, 'images')
const videoUrl: Check = (value) => storedMediaUrl(value, 'videos')
const videoType: Check = (value) =>
  /^video\/[\w.+-]{1,50}(?:; codecs="[\w., -]{1,100}")?$/.test(value) ? value : undefined

/** Everything that stays. An element that is not here loses its tags, an attribute that is not here is dropped. */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
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
  a: { href: safeLinkUrl, title: upTo(300), target: oneOf('_blank') },
  figure: {},
  figcaption: {},
  img: { src: imageUrl, alt: upTo(2000), title: upTo(300), width: number, height: number },
  video: { src: storedVideoUrl, title: upTo(300), poster: imageUrl, width: number, height: number },
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

/** Attributes that are always set by us. */
const GIVEN: Readonly<Record<string, (kept: Record<string, string>) => Record<string, string>>> = {
  a: (kept): Record<string, string> => (kept.target ? { rel: 'noopener' } : {}),
  video: () => ({ controls: '', preload: 'metadata' }),
}

/** Elements that vanish with all that is in them: what they hold is not text of the page. */
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

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(ALLOWED),
  allowedAttributes: Object.fromEntries(
    Object.entries(ALLOWED).map(([tag, attributes]) => [
      tag,
      [...Object.keys(attributes), ...Object.keys(GIVEN[tag]?.({ target: '_blank' }) ?? {})],
    ]),
  ),
  // A second look at addresses, by the library's own rules.
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesByTag: { img: ['https'], video: ['https'], source: ['https'] },
  selfClosing: ['img', 'br', 'hr', 'source'],
  allowProtocolRelative: false,
  nonTextTags: REMOVED_WITH_CONTENT,
  // Deeper than any text a person writes; it keeps hostile nesting cheap.
  nestingLimit: 30,
  transformTags: {
    h1: 'h2',
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    ins: 'u',
    '*': (tagName, attributes) => ({ tagName, attribs: checkedAttributes(tagName, attributes) }),
  },
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'img' || tag === 'source') return !attribs.src
    // A link to nowhere is only its text.
    return tag === 'a' && !attribs.href ? 'excludeTag' : false
  },
}

/**
 * Sanitizes rich text: allow-listed formatting, links, images and videos; nothing that could run, restyle the
 * page or load from elsewhere. Idempotent.
 */
export function sanitizeRichText(html: string): string {
  return withoutEmptyElements(sanitizeHtml(embedCodeToLink(withoutControls(html)), OPTIONS)).trim()
}

function checkedAttributes(tag: string, attributes: Record<string, string>): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const [name, check] of Object.entries(ALLOWED[tag] ?? {})) {
    const value = Object.hasOwn(attributes, name) ? check(attributes[name]!) : undefined
    if (value !== undefined) kept[name] = value
  }
  return { ...kept, ...GIVEN[tag]?.(kept) }
}

/** Characters that no text needs, that hide things from readers of the source, and that PostgreSQL may not store. */
export function withoutControls(html: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return html.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '').toWellFormed()
}

const WHOLE_WHEN_EMPTY = new Set(['td', 'th', 'img', 'br', 'hr'])
// The input comes from the serializer, which escapes `>` in attributes.
const PIECE = /<(\/?)([a-z][a-z0-9]*)[^>]*>|[^<]+|</g

/**
 * Drops elements that hold nothing but blanks and line breaks, from the inside out, in one pass. A video holds its
 * address or a source; what else is in it is only for browsers that show no videos.
 */
function withoutEmptyElements(html: string): string {
  const output: string[] = []
  const open: { tag: string; at: number; isEmpty: boolean }[] = []
  const hold = (tag?: string) => {
    const holder = open.at(-1)
    if (holder && (holder.tag !== 'video' || tag === 'source')) holder.isEmpty = false
  }
  for (const [piece, slash, tag] of html.matchAll(PIECE)) {
    if (tag === 'source' && open.at(-1)?.tag !== 'video') continue
    if (tag && slash && open.at(-1)?.tag === tag) {
      const { at, isEmpty } = open.pop()!
      if (isEmpty) {
        output.length = at
        continue
      }
      hold()
    } else if (tag && !slash && !piece.endsWith('/>')) {
      const isWhole = WHOLE_WHEN_EMPTY.has(tag) || (tag === 'video' && piece.includes(' src="'))
      open.push({ tag, at: output.length, isEmpty: !isWhole })
    } else if (tag !== 'br' && !/^[\s\u200b]*$/.test(piece)) hold(tag)
    output.push(piece)
  }
  return output.join('')
}
