import { styles } from './pdf-styles.ts'
import type { Drawing, Line, Style, Typesetter } from './typesetter.ts'

type Structure = ReturnType<Drawing['struct']>

/** An element of the PDF's structure tree, for screen readers. */
export type Element = { add(type: string): Element; mark(draw: () => void): void }

export type Sheet = ReturnType<typeof openSheet>

/** Pages filled from top to bottom. Everything drawn is either a tagged element or an artifact. */
export function openSheet(document: Drawing, type: Typesetter, footer: string) {
  const { left, right, top, bottom } = document.page.margins
  const width = document.page.width - left - right
  const lowest = document.page.height - bottom
  let [y, page] = [top, 1]
  const root = document.struct('Document')
  document.addStructure(root)

  const elementOf = (structure: Structure, tag: string): Element => ({
    add: (child) => {
      const inner = document.struct(child)
      structure.add(inner)
      return elementOf(inner, child)
    },
    mark: (draw) => {
      const content = document.markStructureContent(tag)
      draw()
      document.endMarkedContent()
      structure.add(content)
    },
  })
  const rootElement = elementOf(root, 'Document')

  function ornament(draw: (document: Drawing) => void) {
    document.markContent('Artifact', { type: 'Layout' })
    draw(document)
    document.endMarkedContent()
  }

  function newPage() {
    document.addPage()
    ;[y, page] = [top, page + 1]
  }

  function need(height: number) {
    if (y + height > lowest && y > top) newPage()
  }

  /** Lines one below the other from the current position on, over as many pages as it takes. */
  function drawLines(lines: readonly Line[], style: Style, element: Element, indent = 0) {
    const height = type.heightOf(style)
    for (const line of lines) {
      need(height)
      element.mark(() => type.draw(line, left + indent, y, width - indent, style))
      y += height
    }
  }

  return {
    document,
    type,
    left,
    width,
    /** The room of one whole page. */
    room: lowest - top,
    element: rootElement.add,
    /** A drawing that is one element with an alternative text. */
    attach: (structure: Structure, tag: string, draw: () => void) => {
      root.add(structure)
      elementOf(structure, tag).mark(draw)
    },
    ornament,
    newPage,
    need,
    gap: (height: number) => {
      if (y > top) y += height
    },
    position: () => ({ y, page }),
    moveTo: (to: number) => {
      y = to
    },
    paragraph: (text: string, style: Style, element: Element, indent = 0) =>
      drawLines(type.lines(text, width - indent, style), style, element, indent),
    bookmark: (text: string) => {
      document.outline.addItem(text)
    },
    /** Numbers the pages, which can only be done when all are there. */
    finish: () => {
      const { count } = document.bufferedPageRange()
      for (let index = 0; index < count; index += 1) {
        document.switchToPage(index)
        // Below the margin; the library would start a new page there.
        document.page.margins.bottom = 0
        const [line] = type.lines(`${footer} · Page ${index + 1} of ${count}`, width, styles.foot)
        document.markContent('Artifact', { type: 'Pagination' })
        if (line) type.draw(line, left, lowest + 18, width, styles.foot)
        document.endMarkedContent()
      }
      root.end()
    },
  }
}
