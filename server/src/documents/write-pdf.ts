import { buffer } from 'node:stream/consumers'
import { documentCopy } from '@course/content/course/documents/document-copy'
import type { Block, Outline } from '@course/content/course/documents/outline'
import { LOCALE } from '@course/content/site/locale'
import PDFDocument from 'pdfkit'
import { openTypesetter } from '../platform/rendering/typesetter.ts'
import { drawChart } from './pdf-chart.ts'
import { openSheet, type Sheet } from './pdf-sheet.ts'
import { colors, headingStyles, styles } from './pdf-styles.ts'
import { drawTable } from './pdf-table.ts'

const pageSizes = { a4: [595.28, 841.89], letter: [612, 792] } as const

/** Writes a document as PDF: tagged for screen readers, with bookmarks and embedded fonts. */
export async function writePdf(outline: Outline, createdAt: Date): Promise<Buffer> {
  const size = pageSizes[outline.paper]
  const document = new PDFDocument({
    size: outline.isLandscape ? [size[1], size[0]] : [...size],
    margin: 56,
    pdfVersion: '1.7',
    tagged: true,
    lang: LOCALE,
    displayTitle: true,
    bufferPages: true,
    info: { Title: outline.title, CreationDate: createdAt },
  })
  const pdf = buffer(document)
  const typesetter = await openTypesetter(document, textsOf(outline))
  const sheet = openSheet(document, typesetter, outline.footer)
  for (const block of outline.blocks) drawBlock(sheet, block)
  if (typesetter.isIncomplete)
    drawBlock(sheet, { kind: 'paragraph', text: documentCopy.missingCharacters, isOpen: true })
  sheet.finish()
  document.end()
  return pdf
}

function drawBlock(sheet: Sheet, block: Block): void {
  switch (block.kind) {
    case 'page-break':
      sheet.newPage()
      break
    case 'table':
      drawTable(sheet, block)
      break
    case 'chart':
      drawChart(sheet, block)
      break
    case 'heading':
      drawHeading(sheet, block)
      break
    case 'list':
      drawList(sheet, block.items)
      break
    case 'paragraph':
      drawParagraph(sheet, block)
  }
}

function drawList(sheet: Sheet, items: readonly string[]): void {
  const list = sheet.element('L')
  for (const item of items) sheet.paragraph(`•  ${item}`, styles.body, list.add('LI'))
  sheet.addGap(6)
}

function drawParagraph(sheet: Sheet, { text, isOpen }: Extract<Block, { kind: 'paragraph' }>): void {
  if (isOpen) drawOpenPoint(sheet, text)
  else sheet.paragraph(text, styles.body, sheet.element('P'))
  sheet.addGap(6)
}

function drawHeading(sheet: Sheet, { level, text }: Extract<Block, { kind: 'heading' }>): void {
  const style = headingStyles[level]
  sheet.addGap(level === 1 ? 0 : level === 2 ? 16 : 8)
  // Keeps a heading on the same page as what follows it.
  sheet.ensureSpace(style.size * 2 + 60)
  if (level < 3) sheet.bookmark(text)
  sheet.paragraph(text, style, sheet.element(`H${level}`))
  sheet.addGap(level === 3 ? 2 : 6)
}

/** Open points have a dotted line at the side, so that they do not rely on color. */
function drawOpenPoint(sheet: Sheet, text: string): void {
  const from = sheet.position()
  sheet.paragraph(text, styles.open, sheet.element('P'), 10)
  const to = sheet.position()
  if (to.page === from.page)
    sheet.drawArtifact((document) =>
      document
        .moveTo(sheet.left + 2, from.y)
        .lineTo(sheet.left + 2, to.y)
        .lineWidth(1.2)
        .dash(1.5, { space: 2 })
        .stroke(colors.muted)
        .undash(),
    )
}

function textsOf({ title, footer, blocks }: Outline): string[] {
  return [
    title,
    footer,
    `${documentCopy.page(0, 0)} • ·`,
    documentCopy.missingCharacters,
    ...blocks.flatMap((block): readonly string[] => {
      if (block.kind === 'table') return [...(block.header ?? []), ...block.rows.flat()]
      if (block.kind === 'chart')
        return [
          block.title,
          ...block.categories,
          ...block.series.flatMap(({ name, labels }) => [name, ...labels]),
        ]
      if (block.kind === 'list') return block.items
      return 'text' in block ? [block.text] : []
    }),
  ]
}
