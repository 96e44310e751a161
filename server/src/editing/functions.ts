import { policyMaxLength } from '@course/contract/editing/policies'
import {
  activeEditorMinutes,
  type EditTextResponse,
  maxVersion,
  type OtherEditor,
  type SaveDraftResponse,
  type TextAuthor,
  type TextId,
  type TextVersions,
  textIds,
  textMaxLength,
  versionsPerPage,
} from '@course/contract/editing/texts'
import { z } from 'zod'
import { namesOfAccounts } from '../auth/index.ts'
import { discardDraft, findDraft, listEditorsSince, saveDraft } from '../drafts/index.ts'
import { removeControlCharacters, richTextField, sanitizeRichText } from '../lessons/index.ts'
import { libraryTextIds } from '../library/index.ts'
import { isoFromNow, nowIso } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { serverFunction } from '../platform/functions.ts'
import { IMPORTED } from '../platform/importer.ts'
import { perMinute } from '../platform/rate-limits.ts'
import { bodyBytesFor } from '../platform/request-bodies.ts'
import type { Site } from '../platform/site.ts'
import { textStoreOf, type VersionRow } from './stored-text.ts'
import { videoUrlsFunction } from './video-urls.ts'

const access = { staff: 'texts' } as const
const READ_LIMIT = perMinute(240)
/** High, because the editor saves a draft about every second while typing. */
const WRITE_LIMIT = perMinute(600)

const text = z.enum([...textIds, ...libraryTextIds], 'There is no such text')
const version = z.int().min(0).max(maxVersion)
const content = richTextField(policyMaxLength)
const bodyLimit = bodyBytesFor(policyMaxLength)

/** Returns the published text, the caller's draft and the other active editors. */
const editText = serverFunction(
  'edit-text',
  { access, rateLimit: READ_LIMIT, body: z.object({ text }) },
  async (site, { staff, body }): Promise<EditTextResponse> => {
    const userId = staff!.accountId
    const current = await requireCurrentText(site, body.text)
    const draft = await findDraft(site.db, body.text, userId)
    return {
      ...(await describeVersions(site, [current]))[0]!,
      content: current.content,
      // A draft that was published after all (its save's response was lost) is not offered.
      draft:
        draft && sanitizeRichText(draft.content) !== current.content
          ? {
              content: draft.content,
              baseVersion: draft.base_version,
              editorId: draft.editor_id,
              savedAt: draft.saved_at,
            }
          : null,
      others: await listOtherEditors(site, body.text, userId),
    }
  },
)

const saveDraftOfText = serverFunction(
  'save-draft',
  {
    access,
    rateLimit: WRITE_LIMIT,
    body: z.object({ text, content, baseVersion: version, editorId: z.uuid(), isTakenOver: z.boolean() }),
    bodyLimit,
  },
  async (site, { staff, body }): Promise<SaveDraftResponse> => {
    const userId = staff!.accountId
    requireLength(body.text, body.content)
    const saved_at = nowIso(site.clock)
    const draft = {
      text_id: body.text,
      user_id: userId,
      editor_id: body.editorId,
      content: removeControlCharacters(body.content),
      base_version: body.baseVersion,
      saved_at,
    }
    if (!(await saveDraft(site.db, draft, body.isTakenOver))) throw new AppError('text.draft_conflict')
    const current = await requireCurrentText(site, body.text)
    return {
      savedAt: saved_at,
      version: current.version,
      others: await listOtherEditors(site, body.text, userId),
    }
  },
)

const discardDraftOfText = serverFunction(
  'discard-draft',
  { access, rateLimit: WRITE_LIMIT, body: z.object({ text }) },
  async (site, { staff, body }) => {
    await discardDraft(site.db, body.text, staff!.accountId)
    return {}
  },
)

const listVersions = serverFunction(
  'text-versions',
  { access, rateLimit: READ_LIMIT, body: z.object({ text, before: version.optional() }) },
  async (site, { body }): Promise<TextVersions> => {
    const rows = await textStoreOf(body.text).versions(site.db, versionsPerPage + 1, body.before)
    return {
      versions: await describeVersions(site, rows.slice(0, versionsPerPage)),
      hasOlder: rows.length > versionsPerPage,
    }
  },
)

const getVersion = serverFunction(
  'text-version',
  { access, rateLimit: READ_LIMIT, body: z.object({ text, version }) },
  async (site, { body }) => ({ content: (await requireVersion(site, body.text, body.version)).content }),
)

/** Saves an earlier version as the newest one. Restoring the version before that undoes it. */
const restoreText = serverFunction(
  'restore-text',
  { access, rateLimit: WRITE_LIMIT, body: z.object({ text, version, baseVersion: version }) },
  async (site, { caller, body }) => {
    const { content } = await requireVersion(site, body.text, body.version)
    const user = caller as typeof caller & { role: 'user' }
    const saved = await textStoreOf(body.text).save(site, user, content, body.baseVersion)
    return { version: saved.version, content: saved.content, savedAt: saved.updated_at }
  },
)

/** Sanitizes unpublished text for the preview. */
const previewText = serverFunction(
  'preview-text',
  { access, rateLimit: WRITE_LIMIT, body: z.object({ text, content }), bodyLimit },
  async (_site, { body }) => {
    requireLength(body.text, body.content)
    return { content: sanitizeRichText(body.content) }
  },
)

async function requireCurrentText(site: Site, id: TextId) {
  const current = await textStoreOf(id).current(site.db)
  if (!current) throw new AppError('text.version_not_found')
  return current
}

async function requireVersion(site: Site, id: TextId, number: number) {
  const found = await textStoreOf(id).version(site.db, number)
  if (!found) throw new AppError('text.version_not_found')
  return found
}

function requireLength(id: TextId, html: string) {
  if (html.length > textMaxLength(id)) throw new AppError('request.invalid', { text: 'The text is too long' })
}

async function describeVersions(site: Site, rows: readonly VersionRow[]) {
  const names = await namesOfAccounts(site.db, [...new Set(rows.flatMap((row) => row.updated_by ?? []))])
  return rows.map(({ version, updated_by, updated_at }) => ({
    version,
    author: authorOf(updated_by, names),
    savedAt: updated_at,
  }))
}

function authorOf(userId: string | null, names: ReadonlyMap<string, string>): TextAuthor {
  if (userId === null) return { kind: 'built-in' }
  if (userId === IMPORTED) return { kind: 'imported' }
  const name = names.get(userId)
  return name === undefined ? { kind: 'removed' } : { kind: 'person', name }
}

async function listOtherEditors(site: Site, id: TextId, userId: string): Promise<OtherEditor[]> {
  const rows = await listEditorsSince(site.db, id, isoFromNow(site.clock, -activeEditorMinutes * 60), userId)
  const names = await namesOfAccounts(
    site.db,
    rows.map((row) => row.user_id),
  )
  return rows.flatMap(({ user_id, begun_at }) => {
    const name = names.get(user_id)
    return name === undefined ? [] : { name, since: begun_at }
  })
}

export const editingFunctions = [
  editText,
  saveDraftOfText,
  discardDraftOfText,
  listVersions,
  getVersion,
  restoreText,
  previewText,
  videoUrlsFunction,
]
