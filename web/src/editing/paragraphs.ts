import type { Paragraph } from './differences.ts'

const blocks = new Set(
  'p h1 h2 h3 h4 h5 h6 li td th blockquote figcaption caption pre div dt dd figure ul ol table thead tbody tfoot tr aside section'.split(
    ' ',
  ),
)

/** Marks the kind of paragraph, so that a heading turned into plain text counts as a change. */
const marks: Readonly<Record<string, string>> = {
  h2: '§',
  h3: '§§',
  h4: '§§§',
  li: '•',
  blockquote: '“',
}

/** The text of a page by paragraph, including media and link URLs. */
export function paragraphsIn(html: string): Paragraph[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const paragraphs: Paragraph[] = []
  let parts: string[] = []
  let mark: string | undefined
  const flush = () => {
    const text = parts.join('').replace(/\s+/g, ' ').trim()
    if (text !== '') paragraphs.push(mark ? `${mark} ${text}` : text)
    parts = []
    mark = undefined
  }
  const visit = (node: Node) => {
    if (node instanceof Text) {
      parts.push(node.data)
      return
    }
    if (!(node instanceof Element)) return
    const name = node.localName
    if (blocks.has(name)) flush()
    mark ??= marks[name]
    if (name === 'img') parts.push(` [Image: ${attribute(node, 'alt') || attribute(node, 'src')}] `)
    else if (name === 'video') parts.push(` [Video: ${attribute(node, 'src')}] `)
    else if (name === 'br') parts.push(' ')
    else for (const child of node.childNodes) visit(child)
    if (name === 'a') parts.push(` (${attribute(node, 'href')}) `)
    if (blocks.has(name)) flush()
  }
  for (const node of body.childNodes) visit(node)
  flush()
  return paragraphs
}

const attribute = (element: Element, name: string) => element.getAttribute(name) ?? ''
