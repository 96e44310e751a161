import type { Cell, Sheet, Validation, Workbook } from '@course/content/course/toolkit/workbook'
import { columnName } from '@course/content/course/toolkit/workbook'
import { escapeAttribute, escapeText, packOoxml, RELATIONSHIPS_NAMESPACE, xmlDeclaration } from './ooxml.ts'
import { styleIndex, stylesXml } from './workbook-styles.ts'

const SPREADSHEET_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** Writes a spreadsheet: input cells are unlocked, everything else is locked without a password. */
export function writeWorkbook({ title, sheets }: Workbook): Uint8Array {
  return packOoxml({
    title,
    root: 'xl/workbook.xml',
    parts: [
      {
        path: 'xl/workbook.xml',
        type: 'spreadsheetml.sheet.main',
        xml: workbookXml(sheets),
        relationships: [
          ...sheets.map(
            (_, index) => [`s${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`] as const,
          ),
          ['styles', 'styles', 'styles.xml'],
        ],
      },
      {
        path: 'xl/styles.xml',
        type: 'spreadsheetml.styles',
        xml: stylesXml,
      },
      ...sheets.map((sheet, index) => ({
        path: `xl/worksheets/sheet${index + 1}.xml`,
        type: 'spreadsheetml.worksheet',
        xml: sheetXml(sheet),
      })),
    ],
  })
}

function workbookXml(sheets: readonly Sheet[]): string {
  const sheetElements = sheets.map(
    ({ name }, index) =>
      `<sheet name="${escapeAttribute(name)}" sheetId="${index + 1}" r:id="s${index + 1}"/>`,
  )
  const nameElements = sheets
    .flatMap((sheet) => sheet.names)
    .map(
      ({ name, range }) => `<definedName name="${escapeAttribute(name)}">${escapeText(range)}</definedName>`,
    )
  return `${xmlDeclaration}<workbook xmlns="${SPREADSHEET_NAMESPACE}" xmlns:r="${RELATIONSHIPS_NAMESPACE}"><sheets>${sheetElements.join('')}</sheets>${
    nameElements.length > 0 ? `<definedNames>${nameElements.join('')}</definedNames>` : ''
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
    `${xmlDeclaration}<worksheet xmlns="${SPREADSHEET_NAMESPACE}">`,
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

function cellXml({ kind, format, value, formula }: Cell, cellName: string): string {
  const attributes = `r="${cellName}" s="${styleIndex(kind, format)}"`
  if (formula !== undefined) {
    const formulaXml = `<f>${escapeText(formula)}</f>`
    return typeof value === 'number'
      ? `<c ${attributes}>${formulaXml}<v>${value}</v></c>`
      : `<c ${attributes} t="str">${formulaXml}<v>${escapeText(value ?? '')}</v></c>`
  }
  if (value === undefined || value === '') return `<c ${attributes}/>`
  return typeof value === 'number'
    ? `<c ${attributes}><v>${value}</v></c>`
    : `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${escapeText(value)}</t></is></c>`
}

function validationXml(rule: Validation): string {
  const common = `allowBlank="1" showErrorMessage="1" sqref="${rule.range}"`
  switch (rule.type) {
    case 'list':
      // The format allows 255 characters here, so a longer list is cut and only suggests values.
      return `<dataValidation type="list" ${rule.options.join(',').length > 250 ? 'errorStyle="information" ' : ''}${common}><formula1>${escapeText(toOptionList(rule.options))}</formula1></dataValidation>`
    case 'length':
      return `<dataValidation type="textLength" operator="lessThanOrEqual" ${common} error="At most ${rule.to} characters."><formula1>${rule.to}</formula1></dataValidation>`
    default:
      return `<dataValidation type="${rule.type}" operator="between" ${common}><formula1>${rule.from}</formula1><formula2>${rule.to}</formula2></dataValidation>`
  }
}

/** Options are separated by commas, so a comma within an option becomes a semicolon. */
function toOptionList(options: readonly string[]): string {
  const included: string[] = []
  for (const option of options.map((label) => label.replaceAll(',', ';').replaceAll('"', '”')))
    if ([...included, option].join(',').length <= 250) included.push(option)
  return `"${included.join(',')}"`
}
