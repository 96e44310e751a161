import { LOCALE } from '@course/content/site/locale'

const blockSelector =
  'p, li, h1, h2, h3, h4, h5, h6, th, td, dt, dd, caption, figcaption, blockquote, div, pre'
/** Decorations, drawings and controls are not read aloud. */
const silentSelector = '[aria-hidden="true"], svg, button, select'

const segmenter = new Intl.Segmenter(LOCALE, { granularity: 'sentence' })

/** The sentences of a text in reading order. A heading, list item or table cell is at least one sentence. */
export function sentencesIn(root: Element): Range[] {
  const blocks: { element: Element | null; nodes: Text[] }[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (node.parentElement?.closest(silentSelector)) continue
    const element = node.parentElement?.closest(blockSelector) ?? null
    if (blocks.at(-1)?.element !== element) blocks.push({ element, nodes: [] })
    blocks.at(-1)?.nodes.push(node)
  }
  return blocks.flatMap(({ nodes }) => sentencesOfBlock(nodes))
}

function sentencesOfBlock(nodes: readonly Text[]): Range[] {
  const text = nodes.map(({ data }) => data).join('')
  return [...segmenter.segment(text)]
    .filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment))
    .map(({ index, segment }) => {
      const range = document.createRange()
      range.setStart(...pointAt(nodes, index))
      range.setEnd(...pointAt(nodes, index + segment.trimEnd().length))
      return range
    })
}

/** The text node and the offset in it, for an offset in the joined text. */
function pointAt(nodes: readonly Text[], offset: number): [node: Text, offset: number] {
  let rest = offset
  for (const node of nodes) {
    if (rest <= node.length) return [node, rest]
    rest -= node.length
  }
  throw new RangeError(`no text at offset ${offset}`)
}
