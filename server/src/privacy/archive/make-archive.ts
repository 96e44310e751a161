import { strToU8, zipSync } from 'fflate'
import type { PersonalDataExport } from '../../platform/personal-data-export.ts'
import { renderHtml } from './write-html.ts'

/** Content of a personal data export. `documents` are files by name; `madeAt` is an ISO timestamp. */
export type ArchiveContent = {
  data: PersonalDataExport
  documents: Record<string, Uint8Array>
  siteName: string
  madeAt: string
}

/** Creates a zip file with the data as JSON and as an HTML page, and the documents. */
export async function makeArchive({
  data,
  documents,
  siteName,
  madeAt,
}: ArchiveContent): Promise<Uint8Array> {
  return zipSync({
    'data.html': strToU8(renderHtml({ data, documents: Object.keys(documents), siteName, madeAt })),
    'data.json': strToU8(JSON.stringify({ madeAt, tables: data }, null, 2)),
    ...documents,
  })
}
