import type { Cell, CellFormat } from '@course/content/course/toolkit/workbook'
import { xmlDeclaration } from './ooxml.ts'

const kinds = [
  'title',
  'header',
  'label',
  'input',
  'computed',
  'note',
] as const satisfies readonly Cell['kind'][]
const formats = ['general', 'percent', 'money', 'number', 'date'] as const satisfies readonly CellFormat[]

/** Index of the cell style for a kind of cell and a number format. */
export const styleIndex = (kind: Cell['kind'], format: CellFormat = 'general'): number =>
  1 + kinds.indexOf(kind) * formats.length + formats.indexOf(format)

const numberFormat: Record<CellFormat, number> = {
  general: 0,
  percent: 164,
  money: 165,
  number: 166,
  date: 167,
}
const styleIds: Record<Cell['kind'], { font: number; fill: number; border: number }> = {
  title: { font: 1, fill: 0, border: 0 },
  header: { font: 2, fill: 2, border: 1 },
  label: { font: 2, fill: 0, border: 1 },
  input: { font: 0, fill: 3, border: 1 },
  computed: { font: 0, fill: 0, border: 1 },
  note: { font: 3, fill: 0, border: 0 },
}

const cellStyle = (kind: Cell['kind'], format: CellFormat): string => {
  const { font, fill, border } = styleIds[kind]
  const protection = kind === 'input' ? '<protection locked="0"/>' : ''
  return `<xf numFmtId="${numberFormat[format]}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1" applyProtection="1"><alignment vertical="top" wrapText="1"/>${protection}</xf>`
}

const borderSide = (name: string) => `<${name} style="thin"><color rgb="FFC4C9D0"/></${name}>`
const font = (size: number, color: string, bold = '') =>
  `<font>${bold}<sz val="${size}"/><color rgb="FF${color}"/><name val="Calibri"/><family val="2"/></font>`
const fill = (color: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="FF${color}"/><bgColor indexed="64"/></patternFill></fill>`
const styles = kinds.flatMap((kind) => formats.map((format) => cellStyle(kind, format)))

export const stylesXml = [
  `${xmlDeclaration}<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">`,
  '<numFmts count="4"><numFmt numFmtId="164" formatCode="0.0%"/><numFmt numFmtId="165" formatCode="&quot;$&quot;#,##0"/><numFmt numFmtId="166" formatCode="#,##0.##"/><numFmt numFmtId="167" formatCode="mmm\\ d,\\ yyyy"/></numFmts>',
  `<fonts count="4">${font(11, '1F2328')}${font(16, '1F2328', '<b/>')}${font(11, '1F2328', '<b/>')}${font(10, '5F6772')}</fonts>`,
  `<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fill('F1F3F5')}${fill('FFF8E1')}</fills>`,
  `<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border>${borderSide('left')}${borderSide('right')}${borderSide('top')}${borderSide('bottom')}<diagonal/></border></borders>`,
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${styles.length + 1}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${styles.join('')}</cellXfs>`,
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join('')
