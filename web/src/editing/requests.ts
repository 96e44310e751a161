import type { PolicyType } from '@course/contract/editing/policies'
import {
  type EditTextResponse,
  isLibraryText,
  isPolicyText,
  type LibraryTextId,
  lessonPageOf,
  type SaveDraftResponse,
  type TextId,
  type TextVersions,
} from '@course/contract/editing/texts'
import type { LessonPage } from '@course/contract/lessons'
import { authorizationOf } from '../app/clients/authorization-of.ts'
import { callFunction, rest, runQuery } from '../app/clients/clients.ts'
import { RequestError } from '../app/clients/request-error.ts'
import type { SaveOutcome } from '../app/save-outcome.ts'

/* Not named `api.ts`: those modules are in the chunk that every page loads. */

export const fetchTextForEditing = (text: TextId) => callFunction<EditTextResponse>('edit-text', { text })

export const fetchVersions = (text: TextId, before?: number) =>
  callFunction<TextVersions>('text-versions', { text, ...(before !== undefined && { before }) })

export const fetchVersion = async (text: TextId, version: number) =>
  (await callFunction<{ content: string }>('text-version', { text, version })).content

export const previewText = async (text: TextId, content: string) =>
  (await callFunction<{ content: string }>('preview-text', { text, content })).content

export const discardDraft = (text: TextId) => callFunction('discard-draft', { text })

export type Published = { content: string; savedAt: string }

type RestoreResult =
  | { state: 'restored'; published: Published & { version: number } }
  /** Another version was published since the versions were fetched. */
  | { state: 'changed' }
  | { state: 'failed' }

export async function restoreText(
  text: TextId,
  version: number,
  baseVersion: number,
): Promise<RestoreResult> {
  const body = { text, version, baseVersion }
  try {
    return { state: 'restored', published: await callFunction('restore-text', body) }
  } catch (error) {
    return { state: statusOf(error) === 409 ? 'changed' : 'failed' }
  }
}

type DraftToSave = {
  text: TextId
  content: string
  baseVersion: number
  editorId: string
  isTakenOver: boolean
}

export type DraftResult =
  | { state: 'saved'; saved: SaveDraftResponse }
  /** No network, a busy server or a session being refreshed: try again later. */
  | { state: 'later' }
  /** Another tab or device is editing the draft. */
  | { state: 'elsewhere' }
  /** A retry would not help. */
  | { state: 'refused'; text: string }

const permanentErrors = new Set([400, 403, 413])

export async function sendDraft(draft: DraftToSave, userId: string): Promise<DraftResult> {
  try {
    // Another tab may have signed in as another user.
    const headers = await authorizationOf(userId)
    if (!headers) return { state: 'later' }
    return { state: 'saved', saved: await callFunction('save-draft', draft, { headers }) }
  } catch (error) {
    console.warn('Could not save the draft', error)
    const status = statusOf(error)
    if (status === 409) return { state: 'elsewhere' }
    if (status === undefined || !permanentErrors.has(status)) return { state: 'later' }
    return { state: 'refused', text: (error as RequestError).message }
  }
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof RequestError ? error.status : undefined

export type PublishResult =
  | { state: 'saved'; published: Published }
  /** Another version was published since this edit started. */
  | { state: 'changed' }
  | { state: Exclude<SaveOutcome, 'saved'> }

/** Publishes a new version on top of `base_version`. Returns the text as sanitized by the server. */
export async function publishText(
  text: TextId,
  edit: { content: string; base_version: number; editor_id: string },
  userId: string,
): Promise<PublishResult> {
  try {
    if (!(await authorizationOf(userId))) return { state: 'signed out' }
    return { state: 'saved', published: await save(text, edit, userId) }
  } catch (error) {
    console.warn('Could not save the text', error)
    const status = statusOf(error)
    if (status === 409) return { state: 'changed' }
    if (status === 401) return { state: 'signed out' }
    return { state: status === 403 ? 'refused' : 'failed' }
  }
}

function save(text: TextId, edit: object, userId: string): Promise<Published> {
  if (isPolicyText(text)) return savePolicy(text, { updated_by: userId, ...edit })
  if (isLibraryText(text)) return callFunction<Published>('save-text', { text, ...edit })
  return saveLessonPage(text, { updated_by: userId, ...edit })
}

async function savePolicy(text: PolicyType, edit: object): Promise<Published> {
  const { content, created_at } = await runQuery(
    rest
      .from('policy_content')
      .insert({ policy_type: text, is_current: true, ...edit })
      .select('content, created_at')
      .single<{ content: string; created_at: string }>(),
  )
  return { content, savedAt: created_at }
}

async function saveLessonPage(
  text: Exclude<TextId, PolicyType | LibraryTextId>,
  edit: object,
): Promise<Published> {
  const { lessonId, page } = lessonPageOf(text)
  const { content, updated_at } = await runQuery(
    rest
      .from('lesson_content')
      .upsert({ lesson_id: lessonId, page_number: page, ...edit }, { onConflict: 'lesson_id,page_number' })
      .select('*')
      .single<LessonPage>(),
  )
  return { content, savedAt: updated_at }
}
