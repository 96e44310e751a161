import { documentCopy } from '@course/content/course/documents/document-copy'
import type { Line, PdfDocument, Style, Typesetter } from '../platform/rendering/typesetter.ts'
import { styles } from './pdf-styles.ts'

type Structure = ReturnType<PdfDocument['struct']>

/** An element of the PDF's structure tree, for screen readers. */
export type Element = { add(type: string): Element; mark(draw: () => void): void }

export type Sheet = ReturnType<typeof openSheet>

/** Pages filled from top to bottom. Everything drawn is either a tagged element or an artifact. */
export function openSheet(document: PdfDocument, typesetter: Typesetter, footer: string) {
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

  function drawArtifact(draw: (document: PdfDocument) => void) {
    document.markContent('Artifact', { type: 'Layout' })
    draw(document)
    document.endMarkedContent()
  }

  function newPage() {
    document.addPage()
    ;[y, page] = [top, page + 1]
  }

  function ensureSpace(height: number) {
    if (y + height > lowest && y > top) newPage()
  }

  /** Draws lines from the current position down, adding pages as needed. */
  function drawLines(lines: readonly Line[], style: Style, element: Element, indent = 0) {
    const height = typesetter.heightOf(style)
    for (const line of lines) {
      ensureSpace(height)
      element.mark(() => typesetter.draw(line, left + indent, y, width - indent, style))
      y += height
    }
  }

  return {
    document,
    typesetter,
    left,
    width,
    element: rootElement.add,
    /** Draws one element with an alternative text. */
    drawFigure: (structure: Structure, tag: string, draw: () => void) => {
      root.add(structure)
      elementOf(structure, tag).mark(draw)
    },
    drawArtifact,
    newPage,
    ensureSpace,
    addGap: (height: number) => {
      if (y > top) y += height
    },
    position: () => ({ y, page }),
    moveTo: (to: number) => {
      y = to
    },
    paragraph: (text: string, style: Style, element: Element, indent = 0) =>
      drawLines(typesetter.lines(text, width - indent, style), style, element, indent),
    bookmark: (text: string) => {
      document.outline.addItem(text)
    },
    /** Adds the footers, which need the total number of pages. */
    finish: () => {
      const { count } = document.bufferedPageRange()
      for (let index = 0; index < count; index += 1) {
        document.switchToPage(index)
        // The footer is below the margin, where PDFKit would start a new page.
        document.page.margins.bottom = 0
        const [line] = typesetter.lines(
          `${footer} · ${documentCopy.page(index + 1, count)}`,
          width,
          styles.footer,
        )
        document.markContent('Artifact', { type: 'Pagination' })
        if (line) typesetter.draw(line, left, lowest + 18, width, styles.footer)
        document.endMarkedContent()
      }
      root.end()
    },
  }
}
