import { isLibraryText, isPolicyText, lessonPageOf, type TextId } from '@course/contract/editing/texts'
import { findCurrentPage, findPageVersion, listPageVersions, saveLessonPage } from '../lessons/index.ts'
import {
  findCurrentLibraryText,
  findLibraryTextVersion,
  listLibraryTextVersions,
  saveLibraryText,
} from '../library/index.ts'
import type { Db } from '../platform/database.ts'
import type { Site } from '../platform/site.ts'
import type { Caller } from '../platform/tokens.ts'
import { currentPolicy, policyVersion, policyVersions, savePolicy } from '../policies/index.ts'

export type VersionRow = { version: number; updated_by: string | null; updated_at: string }
type StoredText = VersionRow & { content: string }

/** Common interface of lesson pages, policies and library texts: each save creates the next version. */
type TextStore = {
  current(db: Db): Promise<StoredText | undefined>
  versions(db: Db, limit: number, before?: number): Promise<VersionRow[]>
  version(db: Db, version: number): Promise<StoredText | undefined>
  /** Fails if the base version is no longer the current one. */
  save(
    site: Site,
    caller: Caller & { role: 'user' },
    content: string,
    baseVersion: number,
  ): Promise<StoredText>
}

export function textStoreOf(id: TextId): TextStore {
  if (isPolicyText(id)) {
    return {
      current: async (db) => toStoredText(await currentPolicy(db, id)),
      versions: (db, limit, before) => policyVersions(db, id, limit, before),
      version: async (db, version) => toStoredText(await policyVersion(db, id, version)),
      save: async (site, caller, content, base_version) => {
        const saved = await savePolicy(site, caller, { policy_type: id, content, base_version })(site.db)
        return toStoredText(saved.row as PolicyRow)!
      },
    }
  }
  if (isLibraryText(id)) {
    return {
      current: (db) => findCurrentLibraryText(db, id),
      versions: (db, limit, before) => listLibraryTextVersions(db, id, limit, before),
      version: (db, version) => findLibraryTextVersion(db, id, version),
      save: (site, caller, content, base_version) =>
        saveLibraryText(site, caller.userId, id, { content, base_version }),
    }
  }
  const key = lessonPageOf(id)
  return {
    current: (db) => findCurrentPage(db, key),
    versions: (db, limit, before) => listPageVersions(db, key, limit, before),
    version: (db, version) => findPageVersion(db, key, version),
    save: async (site, caller, content, base_version) => {
      const edit = { lesson_id: key.lessonId, page_number: key.page, content, base_version }
      return (await saveLessonPage(site, caller, edit)(site.db)).row as StoredText
    },
  }
}

type PolicyRow = Awaited<ReturnType<typeof currentPolicy>>

const toStoredText = (row: PolicyRow): StoredText | undefined => row && { ...row, updated_at: row.created_at }
