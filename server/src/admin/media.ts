import { type AdminMediaFile, type MediaUse, mediaUseFilters } from '@course/contract/media/media'
import { z } from 'zod'
import { findMediaUses } from '../editing/index.ts'
import {
  deleteMediaFile,
  findMediaFile,
  MEDIA_REMOVAL_JOB,
  type MediaFileRow,
  signedVideoUrls,
} from '../media/index.ts'
import { nowIso } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { keysetPage } from '../platform/keyset.ts'
import type { Site } from '../platform/site.ts'
import { adminAction, adminList } from './define-function.ts'

const mediaList = adminList(
  'admin-media',
  { permission: 'texts', fields: { use: z.enum(mediaUseFilters).optional() } },
  async (site, { use }, page) => {
    const uses = await findMediaUses(site, site.db)
    // PostgreSQL rejects an empty `in ()`.
    const used = ['', ...uses.keys()]
    const { rows, ...cursors } = await keysetPage(
      site.db
        .selectFrom('media_files')
        .selectAll()
        .where('deleted_at', 'is', null)
        .$if(use === 'used', (query) => query.where('id', 'in', used))
        .$if(use === 'unused', (query) => query.where('id', 'not in', used)),
      ['stored_at', 'id'],
      page,
    )
    return { ...cursors, rows: rows.map((row) => toAdminMediaFile(site, row, uses.get(row.id) ?? [])) }
  },
)

/**
 * Deletes a file that no text uses. Earlier versions of texts are ignored, so a restored one may lack its
 * files.
 */
const deleteMedia = adminAction(
  'admin-media-delete',
  {
    permission: 'texts',
    action: 'media.delete',
    fields: { id: z.string().max(100) },
    afterCommit: (site) => site.jobs.trigger(MEDIA_REMOVAL_JOB),
  },
  async (trx, site, { body: { id } }) => {
    // Load the file before the texts: a text saved later increments its revision, and the deletion fails.
    const file = await findMediaFile(trx, id)
    if (!file) throw new AppError('media.file_not_found')
    const isUsed = (await findMediaUses(site, trx)).has(id)
    if (isUsed || !(await deleteMediaFile(trx, file, nowIso(site.clock)))) throw new AppError('media.in_use')
    return { subject: { type: 'file', id, label: file.path } }
  },
)

function toAdminMediaFile(site: Site, row: MediaFileRow, uses: readonly MediaUse[]): AdminMediaFile {
  const urls = signedVideoUrls(site, row)
  return {
    id: row.id,
    kind: row.kind,
    captionsLanguage: urls.captions ? urls.captionsLanguage : null,
    poster: urls.poster,
    path: row.path,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    storedAt: row.stored_at,
    storedBy: row.stored_by_label,
    uses,
  }
}

export const mediaFunctions = [mediaList, deleteMedia]
