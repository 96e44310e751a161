import { policyTitles } from '@course/contract/editing/policies'
import {
  isLibraryText,
  isPolicyText,
  type LibraryTextId,
  type LibraryTextKind,
  lessonPageOf,
  lessonTextId,
  libraryTextId,
  type TextId,
} from '@course/contract/editing/texts'
import { libraryTextPath } from '@course/contract/learning/library'
import { lessonNumberOf } from '@course/contract/lessons'
import {
  type AdminMediaFile,
  type MediaUse,
  mediaUseFilters,
  uploadedFileIds,
} from '@course/contract/media/media'
import { lessonPaths } from '@course/contract/paths'
import { z } from 'zod'
import { listDrafts } from '../drafts/index.ts'
import { listLessonPages } from '../lessons/index.ts'
import { listPublishedLibraryTexts, loadStoredLibrary } from '../library/index.ts'
import {
  deleteMediaFile,
  findMediaFile,
  MEDIA_REMOVAL,
  type MediaFileRow,
  signedVideoUrls,
} from '../media/index.ts'
import { nowIso } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { cursorField, keysetPage } from '../platform/keyset.ts'
import type { Site } from '../platform/site.ts'
import { currentPolicies } from '../policies/index.ts'
import { adminAction, adminQuery } from './define-function.ts'

const filterFields = { use: z.enum(mediaUseFilters).optional() }

export const mediaList = adminQuery(
  'admin-media',
  { permission: 'texts', body: z.object({ ...filterFields, cursor: cursorField }) },
  async (site, { body: { cursor, ...filters } }) => {
    const uses = await mediaUses(site.db)
    // PostgreSQL rejects an empty `in ()`.
    const used = ['', ...uses.keys()]
    const { rows, ...cursors } = await keysetPage(
      site.db
        .selectFrom('media_files')
        .selectAll()
        .where('deleted_at', 'is', null)
        .$if(filters.use === 'used', (query) => query.where('id', 'in', used))
        .$if(filters.use === 'unused', (query) => query.where('id', 'not in', used)),
      { by: ['stored_at', 'id'], keyOf: ({ stored_at, id }) => [stored_at, id], cursor, filters },
    )
    return { ...cursors, rows: rows.map((row) => toAdminMediaFile(site, row, uses.get(row.id) ?? [])) }
  },
)

/**
 * Deletes a file that no text uses. Earlier versions of texts are ignored, so a restored one may lack its
 * files.
 */
export const deleteMedia = adminAction(
  'admin-media-delete',
  {
    permission: 'texts',
    action: 'media.delete',
    fields: { id: z.string().max(100) },
    afterCommit: (site) => site.jobs.trigger(MEDIA_REMOVAL),
  },
  async (trx, site, { body: { id } }) => {
    // Load the file before the texts: a text saved later increments its revision, and the deletion fails.
    const file = await findMediaFile(trx, id)
    if (!file) throw new AppError('media.file_not_found')
    const isUsed = (await mediaUses(trx)).has(id)
    if (isUsed || !(await deleteMediaFile(trx, file, nowIso(site.clock)))) throw new AppError('media.in_use')
    return { subject: { type: 'file', id, label: file.path }, outcome: {} }
  },
)

/**
 * Maps each file id to the texts and drafts that use it. Reads all texts, of which there are a few hundred.
 */
async function mediaUses(db: Db): Promise<Map<string, MediaUse[]>> {
  const pages = await listLessonPages(db)
  const policies = await currentPolicies(db)
  const libraryTexts = await listPublishedLibraryTexts(db)
  const drafts = await listDrafts(db)
  const titles = await titlesOfLibrary(db)
  const useOf = (id: TextId) => useOfText(id, titles)
  const texts = [
    ...pages.map(({ lesson_id, page_number, content }) => ({
      use: useOf(lessonTextId(lesson_id, page_number)),
      content,
    })),
    ...policies.map(({ policy_type, content }) => ({ use: useOf(policy_type), content })),
    ...libraryTexts.map(({ text_id, content }) => ({ use: useOf(text_id), content })),
    ...drafts.map(({ text_id, content }) => {
      const { label, path } = useOf(text_id)
      return { use: { label: `Draft of ${label}`, path }, content }
    }),
  ]
  const uses = new Map<string, MediaUse[]>()
  for (const { use, content } of texts)
    for (const id of uploadedFileIds(content)) {
      const existing = uses.get(id) ?? []
      // Two editors may have drafts of the same text.
      if (!existing.some(({ label }) => label === use.label)) uses.set(id, [...existing, use])
    }
  return uses
}

const libraryLabels = {
  article: 'Article',
  word: 'Glossary',
  work: 'Bibliography',
  workshop: 'Workshop',
} as const satisfies Record<LibraryTextKind, string>

async function titlesOfLibrary(db: Db): Promise<ReadonlyMap<LibraryTextId, string>> {
  const { articles, glossaryEntries, works, workshops } = await loadStoredLibrary(db)
  return new Map([
    ...articles.map(({ slug, title }) => [libraryTextId('article', slug), title] as const),
    ...glossaryEntries.map(({ slug, term }) => [libraryTextId('word', slug), term] as const),
    ...works.map(({ slug, title }) => [libraryTextId('work', slug), title] as const),
    ...workshops.map(({ slug, title }) => [libraryTextId('workshop', slug), title] as const),
  ])
}

function useOfText(id: TextId, titles: ReadonlyMap<LibraryTextId, string>): MediaUse {
  if (isPolicyText(id)) return { label: policyTitles[id], path: `/${id}` }
  if (isLibraryText(id)) {
    const [kind, slug] = id.split('/') as [LibraryTextKind, string]
    return { label: `${libraryLabels[kind]} “${titles.get(id) ?? slug}”`, path: libraryTextPath[kind](slug) }
  }
  const { lessonId, page } = lessonPageOf(id)
  const lesson = lessonNumberOf(lessonId)
  return { label: `Lesson ${lesson}, page ${page}`, path: `${lessonPaths[lesson - 1]}?page=${page}` }
}

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
