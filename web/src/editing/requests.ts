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
import { FunctionsHttpError } from '@supabase/functions-js'
import { callFunction, functions, rest } from '../api/clients.ts'
import { errorText } from '../api/error-text.ts'
import { isSignedInAs } from '../api/signed-in-as.ts'
import type { SaveOutcome } from '../app/save-outcome.ts'

/* What editing asks the server. Not an `api.ts`: those are one file that every page loads. */

export const fetchTextForEditing = (text: TextId) => callFunction<EditTextResponse>('edit-text', { text })

export const fetchVersions = (text: TextId, before?: number) =>
  callFunction<TextVersions>('text-versions', { text, ...(before !== undefined && { before }) })

export const fetchVersion = async (text: TextId, version: number) =>
  (await callFunction<{ content: string }>('text-version', { text, version })).content

export const previewText = async (text: TextId, content: string) =>
  (await callFunction<{ content: string }>('preview-text', { text, content })).content

export const discardDraft = (text: TextId) => callFunction('discard-draft', { text })

/** A text as it was published. */
export type Published = { content: string; savedAt: string }

type RestoreResult =
  | { state: 'restored'; published: Published & { version: number } }
  /** Somebody has saved since the versions were read. */
  | { state: 'changed' }
  | { state: 'failed' }

export async function restoreText(
  text: TextId,
  version: number,
  baseVersion: number,
): Promise<RestoreResult> {
  const body = { text, version, baseVersion }
  const { data, error } = await functions.invoke<Published & { version: number }>('restore-text', { body })
  if (data) return { state: 'restored', published: data }
  return { state: statusOf(error) === 409 ? 'changed' : 'failed' }
}

type NewDraft = {
  text: TextId
  content: string
  baseVersion: number
  editorId: string
  isTakenOver: boolean
}

export type DraftResult =
  | { state: 'saved'; saved: SaveDraftResponse }
  /** No network, a busy server, a session about to be renewed: worth trying again as it is. */
  | { state: 'later' }
  /** Another tab or device has the draft. */
  | { state: 'elsewhere' }
  /** Sending the same again would not help; the text says why. */
  | { state: 'refused'; text: string }

const refusals = new Set([400, 403, 413])

export async function sendDraft(draft: NewDraft, userId: string): Promise<DraftResult> {
  try {
    // Another tab may have signed in as somebody else, who has not written this.
    if (!(await isSignedInAs(userId))) return { state: 'later' }
    const { data, error } = await functions.invoke<SaveDraftResponse>('save-draft', { body: draft })
    if (data) return { state: 'saved', saved: data }
    const status = statusOf(error)
    if (status === 409) return { state: 'elsewhere' }
    if (status === undefined || !refusals.has(status)) return { state: 'later' }
    const answer: unknown = await (error.context as Response).json().catch(() => undefined)
    return { state: 'refused', text: errorText(answer) ?? 'The server did not take it.' }
  } catch (error) {
    console.warn('The draft could not be saved', error)
    return { state: 'later' }
  }
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof FunctionsHttpError ? (error.context as Response).status : undefined

export type PublishResult =
  | { state: 'saved'; published: Published }
  /** Somebody has saved the text since this edit was begun. */
  | { state: 'changed' }
  | { state: Exclude<SaveOutcome, 'saved'> }

/** Publishes a text in place of the version that the edit was begun on; the answer is the text as the server cleaned it. */
export async function publishText(
  text: TextId,
  edit: { content: string; base_version: number; editor_id: string },
  userId: string,
): Promise<PublishResult> {
  try {
    if (!(await isSignedInAs(userId))) return { state: 'signed out' }
    const { published, error, status } = await save(text, edit, userId)
    if (published) return { state: 'saved', published }
    console.warn('The text was not saved', error)
    if (status === 409) return { state: 'changed' }
    if (status === 401) return { state: 'signed out' }
    return { state: status === 403 ? 'refused' : 'failed' }
  } catch (error) {
    console.warn('The text could not be saved', error)
    return { state: 'failed' }
  }
}

type SaveResult = { published: Published | null; error: unknown; status: number | undefined }

function save(text: TextId, edit: object, userId: string): Promise<SaveResult> {
  if (isPolicyText(text)) return savePolicy(text, { updated_by: userId, ...edit })
  if (isLibraryText(text)) return saveLibraryText(text, edit)
  return saveLessonPage(text, { updated_by: userId, ...edit })
}

async function savePolicy(text: PolicyType, edit: object): Promise<SaveResult> {
  const { data, error, status } = await rest
    .from('policy_content')
    .insert({ policy_type: text, is_current: true, ...edit })
    .select('content, created_at')
    .single<{ content: string; created_at: string }>()
  return { published: data && { content: data.content, savedAt: data.created_at }, error, status }
}

async function saveLessonPage(
  text: Exclude<TextId, PolicyType | LibraryTextId>,
  edit: object,
): Promise<SaveResult> {
  const { lessonId, page } = lessonPageOf(text)
  const { data, error, status } = await rest
    .from('lesson_content')
    .upsert({ lesson_id: lessonId, page_number: page, ...edit }, { onConflict: 'lesson_id,page_number' })
    .select('*')
    .single<LessonPage>()
  return { published: data && { content: data.content, savedAt: data.updated_at }, error, status }
}

async function saveLibraryText(text: LibraryTextId, edit: object): Promise<SaveResult> {
  const { data, error } = await functions.invoke<Published>('save-library-text', { body: { text, ...edit } })
  return { published: data, error, status: statusOf(error) }
}
