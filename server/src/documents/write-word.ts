import { documentCopy } from '@course/content/course/documents/document-copy'
import type { Block, ChartBlock, Outline, TableBlock } from '@course/content/course/documents/outline'
import {
  AlignmentType,
  BorderStyle,
  Document,
  type FileChild,
  Footer,
  HeadingLevel,
  HeightRule,
  LevelFormat,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { ChartRun } from 'docx/charts'
import { isRightToLeft } from '../platform/rendering/reading-order.ts'
import { embeddedFonts, wordStyles } from './word-styles.ts'

/** In twentieths of a point, Word's unit. */
const pageSizes = { a4: { width: 11906, height: 16838 }, letter: { width: 12240, height: 15840 } } as const
const MARGIN = 1120

/** Writes a document as Word file with heading styles, editable tables and charts, and page numbers. */
export async function writeWord(outline: Outline): Promise<Buffer> {
  const { width, height } = pageSizes[outline.paper]
  const textWidth = (outline.isLandscape ? height : width) - 2 * MARGIN
  const document = new Document({
    title: outline.title,
    creator: '',
    features: { updateFields: false },
    fonts: await embeddedFonts(),
    styles: wordStyles,
    numbering: {
      config: [
        {
          reference: 'list',
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              style: { paragraph: { indent: { left: 360, hanging: 260 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
            size: { width, height, ...(outline.isLandscape && { orientation: PageOrientation.LANDSCAPE }) },
          },
        },
        footers: { default: toFooter(outline.footer) },
        children: outline.blocks.flatMap((block) => toWordBlocks(block, textWidth)),
      },
    ],
  })
  return Packer.toBuffer(document)
}

const headingLevels = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
} as const

function toWordBlocks(block: Block, width: number): FileChild[] {
  switch (block.kind) {
    case 'page-break':
      return [new Paragraph({ pageBreakBefore: true, spacing: { after: 0 }, children: [] })]
    case 'heading':
      return [
        new Paragraph({
          heading: headingLevels[block.level],
          ...direction(block.text),
          children: runs(block.text),
        }),
      ]
    case 'list':
      return block.items.map(
        (item) =>
          new Paragraph({
            numbering: { reference: 'list', level: 0 },
            ...direction(item),
            children: runs(item),
          }),
      )
    case 'table':
      return [toTable(block, width), new Paragraph({ spacing: { after: 60 }, children: [] })]
    case 'chart':
      return [new Paragraph({ children: [toChart(block)] })]
    case 'paragraph':
      return [
        new Paragraph({
          ...direction(block.text),
          ...(block.isOpen && {
            style: 'Open',
            border: { left: { style: BorderStyle.DOTTED, size: 12, space: 6, color: '5F6772' } },
          }),
          children: runs(block.text),
        }),
      ]
  }
}

const direction = (text: string) =>
  isRightToLeft(text) ? { bidirectional: true, alignment: AlignmentType.START } : {}

const runs = (text: string, bold?: boolean) =>
  text
    .split(/\r?\n/)
    .map(
      (line, index) =>
        new TextRun({ text: line, bold, rightToLeft: isRightToLeft(line), ...(index > 0 && { break: 1 }) }),
    )

function toTable({ header, rows, widths, rowHeight }: TableBlock, width: number): Table {
  const count = Math.max(header?.length ?? 0, ...rows.map((row) => row.length))
  const columnWidths = (widths ?? Array.from({ length: count }, () => 1 / count)).map((share) =>
    Math.round(share * width),
  )
  const row = (texts: readonly string[], isHeader: boolean) =>
    new TableRow({
      tableHeader: isHeader,
      cantSplit: true,
      ...(rowHeight && !isHeader && { height: { value: rowHeight * 20, rule: HeightRule.ATLEAST } }),
      children: columnWidths.map(
        (size, column) =>
          new TableCell({
            width: { size, type: WidthType.DXA },
            margins: { top: 60, bottom: 60, left: 90, right: 90 },
            ...(isHeader && { shading: { type: ShadingType.CLEAR, fill: 'F1F3F5' } }),
            children: [
              new Paragraph({
                style: 'Cell',
                ...direction(texts[column] ?? ''),
                children: runs(texts[column] ?? '', isHeader || column === 0),
              }),
            ],
          }),
      ),
    })
  return new Table({
    width: { size: width, type: WidthType.DXA },
    columnWidths,
    borders: tableBorders,
    rows: [...(header ? [row(header, true)] : []), ...rows.map((texts) => row(texts, false))],
  })
}

const singleLine = { style: BorderStyle.SINGLE, size: 4, color: 'C4C9D0' }
const noLine = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const tableBorders = {
  top: singleLine,
  bottom: singleLine,
  insideHorizontal: singleLine,
  left: noLine,
  right: noLine,
  insideVertical: noLine,
}

/** A native chart, editable in Word. */
function toChart({ title, alternative, categories, series }: ChartBlock): ChartRun {
  return new ChartRun({
    type: 'bar',
    title,
    categories: [...categories],
    series: series.map(({ name, values, labels }, index) => ({
      name,
      values: [...values],
      color: index === 0 ? '8B94A0' : '1F2328',
      pointLabels: labels.map((label) => (label === '' ? false : { text: label, showValue: true })),
    })),
    categoryAxis: { reverseOrder: true },
    valueAxis: { visible: false, gridlines: false, minimum: 0 },
    ...(series.length === 1 && { legend: false as const }),
    transformation: { width: 600, height: 90 + categories.length * (18 + 14 * series.length) },
    altText: { name: title, description: alternative },
  })
}

const toFooter = (text: string) =>
  new Footer({
    children: [
      new Paragraph({
        style: 'Cell',
        children: [
          new TextRun({ text: `${text} · ${documentCopy.pageFields.before}` }),
          new TextRun({ children: [PageNumber.CURRENT] }),
          new TextRun({ text: documentCopy.pageFields.between }),
          new TextRun({ children: [PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  })
