import { strToU8, zipSync } from 'fflate'

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

export const escapeText = (value: string): string =>
  value.replace(/[&<>]/g, (character) => escapes[character]!)

export const escapeAttribute = (value: string): string => escapeText(value).replaceAll('"', '&quot;')

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

type Relationship = { id: string; type: string; target: string }
type Part = { path: string; type: string; xml: string; relationships?: readonly Relationship[] }

const PACKAGE_NAMESPACE = 'http://schemas.openxmlformats.org/package/2006'
const CORE_PROPERTIES_TYPE = `${PACKAGE_NAMESPACE}/relationships/metadata/core-properties`
const OFFICE_DOCUMENT_TYPE =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'

/** Packs an Office file: a zip of parts with their content types and relationships. */
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
    xml: `${xmlDeclaration}<cp:coreProperties xmlns:cp="${PACKAGE_NAMESPACE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeText(title)}</dc:title><dc:language>en-US</dc:language></cp:coreProperties>`,
  }
  const all = [...parts, core]
  const types = all.map(({ path, type }) => `<Override PartName="/${path}" ContentType="${type}"/>`).join('')
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8(
      `${xmlDeclaration}<Types xmlns="${PACKAGE_NAMESPACE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types}</Types>`,
    ),
    '_rels/.rels': relationshipsFile([
      { id: 'document', type: OFFICE_DOCUMENT_TYPE, target: root },
      { id: 'core', type: CORE_PROPERTIES_TYPE, target: core.path },
    ]),
  }
  for (const { path, xml, relationships } of all) {
    files[path] = strToU8(xml)
    if (relationships) files[path.replace(/([^/]+)$/, '_rels/$1.rels')] = relationshipsFile(relationships)
  }
  return zipSync(files, { mtime: ZIP_TIMESTAMP })
}

/** The earliest date a zip can store; a fixed date makes the output deterministic. */
const ZIP_TIMESTAMP = new Date('1980-01-02T00:00:00')

const relationshipsFile = (relationships: readonly Relationship[]): Uint8Array =>
  strToU8(
    `${xmlDeclaration}<Relationships xmlns="${PACKAGE_NAMESPACE}/relationships">${relationships
      .map(({ id, type, target }) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`)
      .join('')}</Relationships>`,
  )
