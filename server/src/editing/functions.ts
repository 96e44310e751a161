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
  versionsPerPage,
} from '@course/contract/editing/texts'
import { z } from 'zod'
import { type FunctionCall, serverFunction } from '../http/functions.ts'
import { bodyBytesFor } from '../http/request-bodies.ts'
import { isoFromNow, nowIso } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { IMPORTED } from '../platform/importer.ts'
import { perMinute } from '../platform/rate-limits.ts'
import type { Site } from '../platform/site.ts'
import { pageAction, recordAuditEntry } from '../staff/index.ts'
import { discardDraft, findDraft, listEditorsSince, saveDraft } from './drafts.ts'
import { removeControlCharacters } from './sanitize-rich-text.ts'
import { prepareSave, saveOptions } from './save-text.ts'
import { COURSE_IMPORT, findCurrentText, findVersion, listVersions, type TextVersionRow } from './store.ts'
import { videoUrlsFunction } from './video-urls.ts'

const access = { staff: 'texts' } as const
const READ_LIMIT = perMinute(240)
/** High, because the editor saves a draft about every second while typing. */
const WRITE_LIMIT = perMinute(600)

const text = z
  .string()
  .max(200)
  .transform((id) => id as TextId)
const version = z.int().min(0).max(maxVersion)
/** Validated by the format of the text's kind. */
const content = z.string()
/** Policies are the longest texts. */
const bodyLimit = bodyBytesFor(policyMaxLength)

/** Returns the published text, the caller's draft and the other active editors. */
const editText = serverFunction(
  'edit-text',
  { access, rateLimit: READ_LIMIT, body: z.object({ text }) },
  async (site, { staff, body }): Promise<EditTextResponse> => {
    const userId = staff.accountId
    const { format } = requireKind(site, body.text)
    const current = await findTextToEdit(site, body.text)
    const draft = await findDraft(site.db, body.text, userId)
    return {
      ...(await describeVersions(site, [current]))[0]!,
      content: current.content,
      // A draft that was published after all (its save's response was lost) is not offered.
      draft:
        draft && format.clean(draft.content, body.text) !== current.content
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
    const userId = staff.accountId
    const { format } = requireKind(site, body.text)
    const saved_at = nowIso(site.clock)
    const draft = {
      text_id: body.text,
      user_id: userId,
      editor_id: body.editorId,
      content: removeControlCharacters(format.field.parse(body.content)),
      base_version: body.baseVersion,
      saved_at,
    }
    if (!(await saveDraft(site.db, draft, body.isTakenOver))) throw new AppError('text.draft_conflict')
    const current = await findTextToEdit(site, body.text)
    return {
      savedAt: saved_at,
      version: current.version,
      others: await listOtherEditors(site, body.text, userId),
    }
  },
)

/** Discards the caller's draft; with `editorId`, only if this editor saved it last. */
const discardDraftOfText = serverFunction(
  'discard-draft',
  { access, rateLimit: WRITE_LIMIT, body: z.object({ text, editorId: z.uuid().optional() }) },
  async (site, { staff, body }) => {
    requireKind(site, body.text)
    await discardDraft(site.db, { textId: body.text, userId: staff.accountId, editorId: body.editorId })
    return {}
  },
)

const textVersions = serverFunction(
  'text-versions',
  { access, rateLimit: READ_LIMIT, body: z.object({ text, before: version.optional() }) },
  async (site, { body }): Promise<TextVersions> => {
    requireKind(site, body.text)
    const rows = await listVersions(site.db, body.text, versionsPerPage + 1, body.before)
    return {
      versions: await describeVersions(site, rows.slice(0, versionsPerPage)),
      hasOlder: rows.length > versionsPerPage,
    }
  },
)

const textVersion = serverFunction(
  'text-version',
  { access, rateLimit: READ_LIMIT, body: z.object({ text, version }) },
  async (site, { body }) => ({ content: (await requireVersion(site, body.text, body.version)).content }),
)

const saveText = serverFunction(
  'save-text',
  {
    access,
    rateLimit: WRITE_LIMIT,
    body: z.object({ text, content, ...saveOptions }).required({ base_version: true }),
    bodyLimit,
  },
  async (site, { staff, request, body: { text: id, ...edit } }) => {
    const content = requireKind(site, id).format.field.parse(edit.content)
    return publish(site, { staff, request }, { ...edit, id, content })
  },
)

/** Saves an earlier version as the newest one. Restoring the version before that undoes it. */
const restoreText = serverFunction(
  'restore-text',
  { access, rateLimit: WRITE_LIMIT, body: z.object({ text, version, baseVersion: version }) },
  async (site, { staff, request, body: { text: id, version, baseVersion } }) => {
    const { content } = await requireVersion(site, id, version)
    return publish(site, { staff, request }, { id, content, base_version: baseVersion })
  },
)

/** Publishes a version of a text. */
async function publish(
  site: Site,
  { staff, request }: Pick<FunctionCall<unknown, typeof access>, 'staff' | 'request'>,
  edit: Omit<Parameters<typeof prepareSave>[2], 'author'>,
) {
  const kind = requireKind(site, edit.id)
  if (kind.requiresSudo?.includes(edit.id) && !staff.isInSudoMode)
    throw new AppError('admin.reauthentication_needed')
  const { label } = (await kind.labels(site.db))(edit.id)
  const recordVersion = (trx: Tx, { version }: TextVersionRow) =>
    recordAuditEntry(trx, site, pageAction(staff, request, 'text.publish', { input: edit }), {
      subject: { type: 'text', id: edit.id, label },
      change: { version: { old: String(version - 1), new: String(version) } },
      outcome: {},
    })
  const onSaved = kind.isAudited ? recordVersion : undefined
  const save = prepareSave(site, kind, { ...edit, author: staff.accountId }, onSaved)
  const { version, content, created_at } = await save(site.db)
  return { version, content, savedAt: created_at }
}

/** Sanitizes unpublished text for the preview. */
const previewText = serverFunction(
  'preview-text',
  { access, rateLimit: WRITE_LIMIT, body: z.object({ text, content }), bodyLimit },
  async (site, { body }) => {
    const { format } = requireKind(site, body.text)
    return { content: format.clean(format.field.parse(body.content), body.text) }
  },
)

function requireKind({ textKinds }: Site, id: TextId) {
  const kind = textKinds.find((one) => one.has(id))
  if (!kind) throw new AppError('request.invalid', { text: 'There is no such text' })
  return kind
}

/** The published text, or what a text that staff can add begins with. */
async function findTextToEdit(
  site: Site,
  id: TextId,
): Promise<Pick<TextVersionRow, 'version' | 'author' | 'created_at' | 'content'>> {
  const current = await findCurrentText(site.db, id)
  const newText = requireKind(site, id).newText?.(id)
  if (current) return current
  if (newText === undefined) throw new AppError('text.version_not_found')
  return { version: 0, author: null, created_at: nowIso(site.clock), content: newText }
}

async function requireVersion(site: Site, id: TextId, number: number) {
  requireKind(site, id)
  const found = await findVersion(site.db, id, number)
  if (!found) throw new AppError('text.version_not_found')
  return found
}

async function describeVersions(
  site: Site,
  rows: readonly Pick<TextVersionRow, 'version' | 'author' | 'created_at'>[],
) {
  const names = await site.findAccountNames([...new Set(rows.flatMap((row) => row.author ?? []))])
  return rows.map(({ version, author, created_at }) => ({
    version,
    author: authorOf(author, names),
    savedAt: created_at,
  }))
}

function authorOf(userId: string | null, names: ReadonlyMap<string, string>): TextAuthor {
  if (userId === null) return { kind: 'built-in' }
  if (userId === IMPORTED) return { kind: 'imported' }
  if (userId === COURSE_IMPORT) return { kind: 'course-import' }
  const name = names.get(userId)
  return name === undefined ? { kind: 'removed' } : { kind: 'person', name }
}

async function listOtherEditors(site: Site, id: TextId, userId: string): Promise<OtherEditor[]> {
  const rows = await listEditorsSince(site.db, id, isoFromNow(site.clock, -activeEditorMinutes * 60), userId)
  const names = await site.findAccountNames(rows.map((row) => row.user_id))
  return rows.flatMap(({ user_id, begun_at }) => {
    const name = names.get(user_id)
    return name === undefined ? [] : { name, since: begun_at }
  })
}

export const editingFunctions = [
  editText,
  saveDraftOfText,
  discardDraftOfText,
  textVersions,
  textVersion,
  saveText,
  restoreText,
  previewText,
  videoUrlsFunction,
]
