import type { PolicyType } from '@course/contract/editing/policies'
import {
  isLibraryText,
  isMailText,
  isPolicyText,
  isQuizText,
  isSiteText,
  type LibraryTextId,
  lessonPageOf,
  type QuizTextId,
  type SiteTextId,
  type TextId,
} from '@course/contract/editing/texts'
import type { LessonPage } from '@course/contract/lessons'
import { authorizationOf } from '../app/clients/authorization-of.ts'
import { callFunction, rest, runQuery } from '../app/clients/clients.ts'
import { needsSudoMode, RequestError } from '../app/clients/request-error.ts'
import type { Published, SaveOutcome } from './text-editor-props.ts'

export const fetchTextForEditing = (text: TextId) => callFunction('edit-text', { text })

export const fetchVersions = (text: TextId, before?: number) =>
  callFunction('text-versions', { text, ...(before !== undefined && { before }) })

export const fetchVersion = async (text: TextId, version: number) =>
  (await callFunction('text-version', { text, version })).content

export const previewText = async (text: TextId, content: string) =>
  (await callFunction('preview-text', { text, content })).content

/** Discards the user's draft on the server; with `editorId`, only if this editor saved it last. */
export async function discardDraft(text: TextId, editorId: string | undefined): Promise<void> {
  try {
    await callFunction('discard-draft', { text, ...(editorId !== undefined && { editorId }) })
  } catch (error) {
    // The draft is offered again next time.
    console.warn('Could not discard the draft', error)
  }
}

/** Publishes an earlier version again. Fails with 409 if another version was published since `baseVersion`. */
export const restoreText = (text: TextId, version: number, baseVersion: number) =>
  callFunction('restore-text', { text, version, baseVersion })

type DraftToSave = {
  text: TextId
  content: string
  baseVersion: number
  editorId: string
  isTakenOver: boolean
}

/** Saves a draft on the server. 409: another tab or device is editing it. */
export const sendDraft = (draft: DraftToSave, headers: { authorization: string }) =>
  callFunction('save-draft', draft, { headers })

const statusOf = (error: unknown): number | undefined =>
  error instanceof RequestError ? error.status : undefined

export type PublishResult =
  | { state: 'saved'; published: Published }
  /** Another version was published since this edit started. */
  | { state: 'changed' }
  | { state: 'sudo mode needed' }
  | { state: Exclude<SaveOutcome, 'saved'> }

export type TextEdit = { content: string; base_version: number; editor_id: string }

/** Publishes a new version on top of `base_version`. Returns the text as sanitized by the server. */
export async function publishText(text: TextId, edit: TextEdit, userId: string): Promise<PublishResult> {
  try {
    if (!(await authorizationOf(userId))) return { state: 'signed out' }
    return { state: 'saved', published: await save(text, edit, userId) }
  } catch (error) {
    console.warn('Could not save the text', error)
    const status = statusOf(error)
    if (status === 409) return { state: 'changed' }
    if (needsSudoMode(error)) return { state: 'sudo mode needed' }
    if (status === 401) return { state: 'signed out' }
    return { state: status === 403 ? 'refused' : 'failed' }
  }
}

function save(text: TextId, edit: object, userId: string): Promise<Published> {
  if (isPolicyText(text)) return savePolicy(text, { updated_by: userId, ...edit })
  if (isLibraryText(text) || isSiteText(text) || isMailText(text) || isQuizText(text))
    return callFunction('save-text', { text, ...edit })
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
  text: Exclude<TextId, PolicyType | LibraryTextId | SiteTextId | QuizTextId>,
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
