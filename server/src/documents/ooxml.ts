import { strToU8, zipSync } from 'fflate'

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

export const text = (value: string): string => value.replace(/[&<>]/g, (mark) => escapes[mark]!)

export const attribute = (value: string): string => text(value).replaceAll('"', '&quot;')

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

type Link = { id: string; type: string; to: string }
type Part = { path: string; type: string; xml: string; links?: readonly Link[] }

const packages = 'http://schemas.openxmlformats.org/package/2006'
const coreType = `${packages}/relationships/metadata/core-properties`
const documentType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'

/** An office file: parts in a zip, with the list of their types and the links between them. */
export function packOoxml({
  title,
  root,
  parts,
}: {
  title: string
  root: string
  parts: readonly Part[]
}): Uint8Array {
  const core: Part = {
    path: 'docProps/core.xml',
    type: 'application/vnd.openxmlformats-package.core-properties+xml',
    xml: `${xmlHead}<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${text(title)}</dc:title><dc:language>en-US</dc:language></cp:coreProperties>`,
  }
  const all = [...parts, core]
  const types = all.map(({ path, type }) => `<Override PartName="/${path}" ContentType="${type}"/>`).join('')
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8(
      `${xmlHead}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types}</Types>`,
    ),
    '_rels/.rels': linksFile([
      { id: 'document', type: documentType, to: root },
      { id: 'core', type: coreType, to: core.path },
    ]),
  }
  for (const { path, xml, links } of all) {
    files[path] = strToU8(xml)
    if (links) files[path.replace(/([^/]+)$/, '_rels/$1.rels')] = linksFile(links)
  }
  return zipSync(files, { mtime: EARLIEST })
}

/** The zip format knows no earlier day; a fixed one makes the same file from the same data. */
const EARLIEST = new Date('1980-01-02T00:00:00')

const linksFile = (links: readonly Link[]): Uint8Array =>
  strToU8(
    `${xmlHead}<Relationships xmlns="${packages}/relationships">${links
      .map(({ id, type, to }) => `<Relationship Id="${id}" Type="${type}" Target="${to}"/>`)
      .join('')}</Relationships>`,
  )
