/** Replacement of each element: headings, lists, links and paragraphs; `div` for other blocks. */
const tagReplacements = new Map([
  ...Object.entries({ h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' }),
  ...'a br li ol p ul'.split(' ').map((name) => [name, name] as const),
  ...'address article aside blockquote caption center dd details div dl dt fieldset figcaption figure footer form header hr main nav pre section summary table tbody td tfoot th thead tr'
    .split(' ')
    .map((name) => [name, 'div'] as const),
])

/** Elements that are removed with their content. */
const removedElements = new Set(
  'applet audio canvas datalist dialog embed frameset head iframe listing math noembed noframes noscript object option plaintext script select style svg template textarea title video xmp'.split(
    ' ',
  ),
)

/**
 * Reduces pasted HTML to the allowed tags and link URLs. Done by hand before parsing, because parsers report
 * every handler and style the CSP forbids.
 */
export function withKnownTags(html: string): string {
  const output: string[] = []
  let at = 0
  while (at < html.length) {
    const start = html.indexOf('<', at)
    output.push(html.slice(at, start < 0 ? html.length : start))
    if (start < 0) break
    const [, slash = '', tagName = ''] = matchAt(/<(\/?)([a-z][^\s/>]*)/iy, html, start) ?? []
    const name = tagName.toLowerCase()
    if (name === '') {
      const isComment = /^[!?/]/.test(html.charAt(start + 1))
      if (!isComment) output.push('&lt;')
      at = isComment ? endOfComment(html, start) : start + 1
      continue
    }
    const from = start + 1 + slash.length + name.length
    at = endOfTag(html, from)
    const replacement = tagReplacements.get(name)
    if (slash === '' && removedElements.has(name)) at = endOfElement(html, at, name)
    else if (replacement && at <= html.length)
      output.push(renderTag(replacement, slash, html.slice(from, at - 1)))
  }
  return output.join('')
}

function renderTag(name: string, slash: string, attributes: string): string {
  if (name !== 'a' || slash) return `<${slash}${name}>`
  const [, double, single, bare] =
    /(?:^|[\s"'/])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? []
  const href = (double ?? single ?? bare ?? '').replace(
    /["<>]/g,
    (character) => `&#${character.charCodeAt(0)};`,
  )
  return `<a href="${href}">`
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** The position after the tag's `>`, ignoring quoted values; beyond the end of the text if there is none. */
function endOfTag(html: string, from: number): number {
  let before = ''
  for (let at = from; at < html.length; at++) {
    const character = html.charAt(at)
    if (character === '>') return at + 1
    if ((character === '"' || character === "'") && before === '=') {
      const close = html.indexOf(character, at + 1)
      if (close < 0) break
      at = close
    }
    if (character.trim() !== '') before = character
  }
  return html.length + 1
}

function endOfComment(html: string, start: number): number {
  const isProper = html.startsWith('<!--', start)
  const end = matchAt(isProper ? /--!?>/g : />/g, html, start + 2)
  return end ? end.index + end[0].length : html.length
}

function endOfElement(html: string, from: number, name: string): number {
  const close = matchAt(new RegExp(`</${name}(?=[\\s/>])`, 'gi'), html, from)
  return close ? endOfTag(html, close.index + close[0].length) : html.length
}
