import { strFromU8, unzipSync } from 'fflate'

type Value = string | number | null
type ParsedCell = { formula: string | undefined; value: Value; style: number }

export const unescapeXml = (xml: string) =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Parses names, sheets and cells of an .xlsx file. */
export function parseWorkbook(file: Uint8Array) {
  const parts = unzipSync(file)
  const workbook = strFromU8(parts['xl/workbook.xml']!)
  const names = new Map(
    [...workbook.matchAll(/<definedName name="([^"]+)">([^<]+)</g)].map(([, name, range]) => [
      name!,
      unescapeXml(range!),
    ]),
  )
  const sheets = [...workbook.matchAll(/<sheet name="([^"]+)"/g)].map(([, name], index) => {
    const xml = strFromU8(parts[`xl/worksheets/sheet${index + 1}.xml`]!)
    const cells = new Map<string, ParsedCell>()
    for (const [, at, style, attributes, inside = ''] of xml.matchAll(
      /<c r="([A-Z]+\d+)" s="(\d+)"([^>/]*)(?:\/>|>(.*?)<\/c>)/g,
    )) {
      const formula = /<f[^>]*>(.*?)<\/f>/.exec(inside)?.[1]
      const raw = /<(?:v|t)[^>]*>(.*?)<\/(?:v|t)>/.exec(inside)?.[1]
      const value = raw === undefined ? null : /t="(?!n")/.test(attributes!) ? unescapeXml(raw) : Number(raw)
      cells.set(at!, { formula: formula && unescapeXml(formula), value, style: Number(style) })
    }
    return { name: name!, cells, xml }
  })
  return { names, sheets }
}

/** Compares a formula's result with the stored value; programs differ in the last digits. */
export const isSameResult = (expected: Value, actual: unknown): boolean =>
  typeof expected === 'number' && typeof actual === 'number'
    ? Math.abs(expected - actual) <= 1e-9 * Math.max(1, Math.abs(expected))
    : actual === (expected ?? '')
