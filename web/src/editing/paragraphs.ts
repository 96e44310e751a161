import type { Paragraph } from './differences.ts'

const blocks = new Set(
  'p h1 h2 h3 h4 h5 h6 li td th blockquote figcaption caption pre div dt dd figure ul ol table thead tbody tfoot tr aside section'.split(
    ' ',
  ),
)

/** Says what a paragraph is, so that a heading which became a sentence counts as changed. */
const marks: Readonly<Record<string, string>> = {
  h2: '§',
  h3: '§§',
  h4: '§§§',
  li: '•',
  blockquote: '“',
}

/** The text of a page as paragraphs of words, with media and the addresses of links among them. */
export function paragraphsOf(html: string): Paragraph[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const found: Paragraph[] = []
  let words: string[] = []
  let mark: string | undefined
  const end = () => {
    const text = words.join('').replace(/\s+/g, ' ').trim()
    if (text !== '') found.push(mark ? `${mark} ${text}` : text)
    words = []
    mark = undefined
  }
  const read = (node: Node) => {
    if (node instanceof Text) {
      words.push(node.data)
      return
    }
    if (!(node instanceof Element)) return
    const name = node.localName
    if (blocks.has(name)) end()
    mark ??= marks[name]
    if (name === 'img') words.push(` [Picture: ${attribute(node, 'alt') || attribute(node, 'src')}] `)
    else if (name === 'video') words.push(` [Film: ${attribute(node, 'src')}] `)
    else if (name === 'br') words.push(' ')
    else for (const child of node.childNodes) read(child)
    if (name === 'a') words.push(` (${attribute(node, 'href')}) `)
    if (blocks.has(name)) end()
  }
  for (const node of body.childNodes) read(node)
  end()
  return found
}

const attribute = (element: Element, name: string) => element.getAttribute(name) ?? ''
