import type { Plan } from '@course/content/plan/types'
import { strToU8, zipSync } from 'fflate'
import type { PdfContent } from '../../certificates/index.ts'
import type { PersonalDataExport } from '../../platform/personal-data-export.ts'
import { writeHtml } from './write-html.ts'

/** Everything that goes into somebody's file; `madeAt` is a moment as ISO text. */
export type ArchiveContent = {
  data: PersonalDataExport
  plans: readonly { id: string; plan: Plan }[]
  certificate: PdfContent | undefined
  madeAt: string
}

/** One zip file: the data as JSON and as an HTML page, plus the documents made from it. */
export async function makeArchive({ data, plans, certificate, madeAt }: ArchiveContent): Promise<Uint8Array> {
  const documents: Record<string, Uint8Array> = {}
  if (certificate) {
    const { drawCertificate } = await import('../../certificates/index.ts')
    documents['certificate.pdf'] = await drawCertificate(certificate)
  }
  if (plans.length > 0) {
    const { makeDocument } = await import('../../documents/index.ts')
    for (const [index, { id, plan }] of plans.entries()) {
      const asked = { kind: 'plan', plan, planId: id, format: 'pdf', paper: 'a4' } as const
      const when = { today: madeAt.slice(0, 10), madeAt }
      documents[`plan-${index + 1}.pdf`] = await makeDocument({ ...asked, ...when, isAnnex: false })
      documents[`plan-${index + 1}-annex.pdf`] = await makeDocument({ ...asked, ...when, isAnnex: true })
    }
  }
  return zipSync({
    'data.html': strToU8(writeHtml({ data, documents: Object.keys(documents), madeAt })),
    'data.json': strToU8(JSON.stringify({ madeAt, tables: data }, null, 2)),
    ...documents,
  })
}
