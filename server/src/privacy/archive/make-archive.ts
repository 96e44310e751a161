import type { Plan } from '@course/content/plan/types'
import { strToU8, zipSync } from 'fflate'
import type { PdfContent } from '../../certificates/index.ts'
import type { PersonalDataExport } from '../../platform/personal-data-export.ts'
import { renderHtml } from './write-html.ts'

/** Content of a personal data export. `madeAt` is an ISO timestamp. */
export type ArchiveContent = {
  data: PersonalDataExport
  plans: readonly { id: string; plan: Plan }[]
  certificate: PdfContent | undefined
  madeAt: string
}

/** Creates a zip file with the data as JSON and as an HTML page, plus certificate and plans as PDF. */
export async function makeArchive({ data, plans, certificate, madeAt }: ArchiveContent): Promise<Uint8Array> {
  const documents: Record<string, Uint8Array> = {}
  if (certificate) {
    const { drawCertificate } = await import('../../certificates/index.ts')
    documents['certificate.pdf'] = await drawCertificate(certificate)
  }
  if (plans.length > 0) {
    const { makeDocument } = await import('../../documents/index.ts')
    for (const [index, { id, plan }] of plans.entries()) {
      const document = { kind: 'plan', plan, planId: id, format: 'pdf', paper: 'a4' } as const
      const timestamps = { today: madeAt.slice(0, 10), madeAt }
      documents[`plan-${index + 1}.pdf`] = await makeDocument({ ...document, ...timestamps, isAnnex: false })
      documents[`plan-${index + 1}-annex.pdf`] = await makeDocument({
        ...document,
        ...timestamps,
        isAnnex: true,
      })
    }
  }
  return zipSync({
    'data.html': strToU8(renderHtml({ data, documents: Object.keys(documents), madeAt })),
    'data.json': strToU8(JSON.stringify({ madeAt, tables: data }, null, 2)),
    ...documents,
  })
}
