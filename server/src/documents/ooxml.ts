import { LOCALE } from '@course/content/site/locale'
import { strToU8, zipSync } from 'fflate'

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

export const escapeText = (value: string): string =>
  value.replace(/[&<>]/g, (character) => escapes[character]!)

export const escapeAttribute = (value: string): string => escapeText(value).replaceAll('"', '&quot;')

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

type Relationship = readonly [id: string, type: string, target: string]
/** `type` without the prefix that all Office types share. */
type Part = { path: string; type: string; xml: string; relationships?: readonly Relationship[] }

export const RELATIONSHIPS_NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE_NAMESPACE = 'http://schemas.openxmlformats.org/package/2006'
const CORE_FILE = 'docProps/core.xml'

/** Packs an Office file: a zip of parts with their content types and relationships. The short types get their prefix. */
export function packOoxml({
  title,
  root,
  parts,
}: {
  title: string
  root: string
  parts: readonly Part[]
}): Uint8Array {
  const types = parts.map(
    ({ path, type }) =>
      `<Override PartName="/${path}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
  )
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8(
      `${xmlDeclaration}<Types xmlns="${PACKAGE_NAMESPACE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types.join('')}<Override PartName="/${CORE_FILE}" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    ),
    '_rels/.rels': relationshipsFile([
      ['document', `${RELATIONSHIPS_NAMESPACE}/officeDocument`, root],
      ['core', `${PACKAGE_NAMESPACE}/relationships/metadata/core-properties`, CORE_FILE],
    ]),
    [CORE_FILE]: strToU8(
      `${xmlDeclaration}<cp:coreProperties xmlns:cp="${PACKAGE_NAMESPACE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeText(title)}</dc:title><dc:language>${LOCALE}</dc:language></cp:coreProperties>`,
    ),
  }
  for (const { path, xml, relationships } of parts) {
    files[path] = strToU8(xml)
    if (relationships)
      files[path.replace(/([^/]+)$/, '_rels/$1.rels')] = relationshipsFile(
        relationships.map(([id, type, target]) => [id, `${RELATIONSHIPS_NAMESPACE}/${type}`, target]),
      )
  }
  return zipSync(files, { mtime: ZIP_TIMESTAMP })
}

/** The earliest date a zip can store; a fixed date makes the output deterministic. */
const ZIP_TIMESTAMP = new Date('1980-01-02T00:00:00')

const relationshipsFile = (relationships: readonly Relationship[]): Uint8Array =>
  strToU8(
    `${xmlDeclaration}<Relationships xmlns="${PACKAGE_NAMESPACE}/relationships">${relationships
      .map(([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`)
      .join('')}</Relationships>`,
  )
