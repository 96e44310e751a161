/** A line of text: bold ones are headings. The second text is in the right column. */
export interface PdfLine {
  text: string
  right?: string
  bold?: boolean
}

const page = { width: 595, height: 842, margin: 56, rightColumn: 280, lineHeight: 20, fontSize: 11 }
/** The lines of a text in the right column: 46 characters fit. */
const RIGHT_LINES = /\S.{0,45}(?=\s|$)|\S+/g

/** A PDF with one page of text. Characters outside Latin-1 are replaced, because only fonts that need no file are used. */
export function writePdf(title: string, lines: readonly PdfLine[]): Buffer {
  const content = lines.flatMap(wrapRight).flatMap(({ text, right = '', bold = false }, index) => {
    const y = page.height - page.margin - index * page.lineHeight
    const font = bold ? '/F2' : '/F1'
    return [drawText(font, page.margin, y, text), drawText(font, page.rightColumn, y, right)]
  })
  const stream = content.join('\n')
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(stream, 'latin1')} >>\nstream\n${stream}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escapeText(title)}) /Producer (Card sandbox) >>`,
  ])
}

function wrapRight(line: PdfLine): PdfLine[] {
  const rows = line.right?.match(RIGHT_LINES) ?? ['']
  return rows.map((right, index) => ({ ...line, text: index === 0 ? line.text : '', right }))
}

const drawText = (font: string, x: number, y: number, text: string) =>
  `BT ${font} ${page.fontSize} Tf ${x.toFixed(1)} ${y} Td (${escapeText(text)}) Tj ET`

const escapeText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '?')
    .replace(/[\\()]/g, '\\$&')

/** Joins the objects of a PDF with the table of their positions. The last object has the document's properties. */
function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n'
  const positions = objects.map((object, index) => {
    const position = Buffer.byteLength(file, 'latin1')
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return position
  })
  const table = Buffer.byteLength(file, 'latin1')
  const entries = positions.map((position) => `${String(position).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`
  file += `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
