import { strFromU8, unzipSync } from 'fflate'

type Value = string | number | null
type ReadCell = { formula: string | undefined; value: Value; style: number }

export const unescaped = (xml: string) =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Reads a workbook back as a spreadsheet program would. */
export function readWorkbook(file: Uint8Array) {
  const parts = unzipSync(file)
  const workbook = strFromU8(parts['xl/workbook.xml']!)
  const names = new Map(
    [...workbook.matchAll(/<definedName name="([^"]+)">([^<]+)</g)].map(([, name, range]) => [
      name!,
      unescaped(range!),
    ]),
  )
  const sheets = [...workbook.matchAll(/<sheet name="([^"]+)"/g)].map(([, name], index) => {
    const xml = strFromU8(parts[`xl/worksheets/sheet${index + 1}.xml`]!)
    const cells = new Map<string, ReadCell>()
    for (const [, at, style, attributes, inside = ''] of xml.matchAll(
      /<c r="([A-Z]+\d+)" s="(\d+)"([^>/]*)(?:\/>|>(.*?)<\/c>)/g,
    )) {
      const formula = /<f[^>]*>(.*?)<\/f>/.exec(inside)?.[1]
      const raw = /<(?:v|t)[^>]*>(.*?)<\/(?:v|t)>/.exec(inside)?.[1]
      const value = raw === undefined ? null : /t="(?!n")/.test(attributes!) ? unescaped(raw) : Number(raw)
      cells.set(at!, { formula: formula && unescaped(formula), value, style: Number(style) })
    }
    return { name: name!, cells, xml }
  })
  return { names, sheets }
}

/** Whether a formula gives what was written beside it; programs differ in the last digits. */
export const isSameResult = (written: Value, got: unknown): boolean =>
  typeof written === 'number' && typeof got === 'number'
    ? Math.abs(written - got) <= 1e-9 * Math.max(1, Math.abs(written))
    : got === (written ?? '')
