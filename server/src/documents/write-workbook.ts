import type { Cell, Sheet, Validation, Workbook } from '@course/content/course/toolkit/workbook'
import { columnName } from '@course/content/course/toolkit/workbook'
import { attribute, packOoxml, text, xmlHead } from './ooxml.ts'
import { styleIndex, stylesXml } from './workbook-styles.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A spreadsheet file: fields to fill in unlocked, everything else locked without a password. */
export function writeWorkbook({ title, sheets }: Workbook): Uint8Array {
  return packOoxml({
    title,
    root: 'xl/workbook.xml',
    parts: [
      {
        path: 'xl/workbook.xml',
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
        xml: workbookXml(sheets),
        links: [
          ...sheets.map((_, index) => ({
            id: `s${index + 1}`,
            type: `${relations}/worksheet`,
            to: `worksheets/sheet${index + 1}.xml`,
          })),
          { id: 'styles', type: `${relations}/styles`, to: 'styles.xml' },
        ],
      },
      {
        path: 'xl/styles.xml',
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml',
        xml: stylesXml,
      },
      ...sheets.map((sheet, index) => ({
        path: `xl/worksheets/sheet${index + 1}.xml`,
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml',
        xml: sheetXml(sheet),
      })),
    ],
  })
}

function workbookXml(sheets: readonly Sheet[]): string {
  const list = sheets.map(
    ({ name }, index) => `<sheet name="${attribute(name)}" sheetId="${index + 1}" r:id="s${index + 1}"/>`,
  )
  const names = sheets
    .flatMap((sheet) => sheet.names)
    .map(({ name, range }) => `<definedName name="${attribute(name)}">${text(range)}</definedName>`)
  return `${xmlHead}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${list.join('')}</sheets>${
    names.length > 0 ? `<definedNames>${names.join('')}</definedNames>` : ''
  }<calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`
}

function sheetXml({ widths, rows, validations, bars, frozenRows }: Sheet): string {
  const pane = frozenRows
    ? `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/>`
    : ''
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const cells = rows.map(
    (row, index) =>
      `<row r="${index + 1}">${row.map((cell, column) => cellXml(cell, `${columnName(column)}${index + 1}`)).join('')}</row>`,
  )
  const rules = validations.map(validationXml)
  return [
    `${xmlHead}<worksheet xmlns="${main}">`,
    `<sheetViews><sheetView workbookViewId="0" showGridLines="0">${pane}</sheetView></sheetViews>`,
    `<sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols><sheetData>${cells.join('')}</sheetData>`,
    '<sheetProtection sheet="1" formatColumns="0" formatRows="0" sort="0" autoFilter="0"/>',
    bars
      ? `<conditionalFormatting sqref="${bars}"><cfRule type="dataBar" priority="1"><dataBar><cfvo type="num" val="0"/><cfvo type="max"/><color rgb="FF8B94A0"/></dataBar></cfRule></conditionalFormatting>`
      : '',
    rules.length > 0 ? `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>` : '',
    '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/><pageSetup orientation="landscape" fitToHeight="0"/>',
    '</worksheet>',
  ].join('')
}

function cellXml({ kind, format, value, formula }: Cell, at: string): string {
  const place = `r="${at}" s="${styleIndex(kind, format)}"`
  if (formula !== undefined) {
    const inside = `<f>${text(formula)}</f>`
    return typeof value === 'number'
      ? `<c ${place}>${inside}<v>${value}</v></c>`
      : `<c ${place} t="str">${inside}<v>${text(value ?? '')}</v></c>`
  }
  if (value === undefined || value === '') return `<c ${place}/>`
  return typeof value === 'number'
    ? `<c ${place}><v>${value}</v></c>`
    : `<c ${place} t="inlineStr"><is><t xml:space="preserve">${text(value)}</t></is></c>`
}

function validationXml(rule: Validation): string {
  const common = `allowBlank="1" showErrorMessage="1" sqref="${rule.range}"`
  switch (rule.type) {
    case 'list':
      // The format has room for 255 letters here; a longer list is a hint and no rule.
      return `<dataValidation type="list" ${rule.options.join(',').length > 250 ? 'errorStyle="information" ' : ''}${common}><formula1>${text(listOf(rule.options))}</formula1></dataValidation>`
    case 'length':
      return `<dataValidation type="textLength" operator="lessThanOrEqual" ${common} error="At most ${rule.to} letters."><formula1>${rule.to}</formula1></dataValidation>`
    default:
      return `<dataValidation type="${rule.type}" operator="between" ${common}><formula1>${rule.from}</formula1><formula2>${rule.to}</formula2></dataValidation>`
  }
}

/** Options are parted by commas, so one of their own becomes another mark. */
function listOf(options: readonly string[]): string {
  const kept: string[] = []
  for (const option of options.map((one) => one.replaceAll(',', ';').replaceAll('"', '”')))
    if ([...kept, option].join(',').length <= 250) kept.push(option)
  return `"${kept.join(',')}"`
}
