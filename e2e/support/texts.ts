import type { PolicyType } from '@course/contract/editing/policies'
import { type LessonId, pageCountOf } from '@course/contract/lessons'
import { expect, type Locator, type Page } from '@playwright/test'
import { call } from './call.ts'
import { button } from './page.ts'
import { getSession } from './sessions.ts'
import type { Site } from './site.ts'

/** Saves a lesson page as the administrator through the API and returns the stored text. */
export async function saveLessonPage(
  site: Site,
  lessonId: LessonId,
  page: number,
  content: string,
): Promise<string> {
  expect(page).toBeLessThanOrEqual(pageCountOf(lessonId))
  const row = { lesson_id: lessonId, page_number: page, content }
  return save(site, 'lesson_content?on_conflict=lesson_id,page_number', row, 'resolution=merge-duplicates, ')
}

/** Saves a policy as the administrator through the API and returns the stored text. */
export const savePolicy = (site: Site, type: PolicyType, content: string): Promise<string> =>
  save(site, 'policy_content?select=content', { policy_type: type, content, is_current: true })

/** Saves the next version of a library article as the administrator through the API. */
export async function saveArticle(site: Site, slug: string, content: string): Promise<void> {
  const { access_token: token } = await getSession(site, site.admin)
  const text = `article/${slug}`
  const opened = await call(site, '/functions/v1/edit-text', { token, body: { text } })
  const { version } = (await opened.json()) as { version: number }
  await call(site, '/functions/v1/save-text', {
    token,
    body: { text, content, base_version: version },
  })
}

async function save(site: Site, path: string, row: object, resolution = ''): Promise<string> {
  const { access_token: token, user } = await getSession(site, site.admin)
  const response = await call(site, `/rest/v1/${path}`, {
    body: { ...row, updated_by: user.id },
    token,
    headers: { prefer: `${resolution}return=representation` },
  })
  const [stored] = (await response.json()) as { content: string }[]
  return stored?.content ?? ''
}

/** The open editor of a lesson. */
export const lessonEditor = (page: Page) => page.getByRole('textbox', { name: /^Text of lesson/ })

/** Opens the editor and discards a draft of an earlier test. */
export async function openEditor(page: Page, editor: Locator = lessonEditor(page)): Promise<void> {
  await button(page, 'Edit').click()
  const discard = button(page, 'Discard')
  await expect(editor.or(discard)).toBeVisible()
  if (await discard.isVisible()) await discard.click()
  await expect(editor).toBeFocused()
}

/** Replaces the whole text of an editor, after it has the focus. */
export async function replaceText(editor: Locator, text: string): Promise<void> {
  await expect(editor).toBeFocused()
  await editor.press('Control+a')
  await editor.press('Delete')
  await editor.page().keyboard.type(text)
}

/** Answers all browser dialogs. Returns the list of their messages, which grows. */
export function answerDialogs(page: Page, isAccepted: () => boolean = () => true): string[] {
  const messages: string[] = []
  page.on('dialog', (dialog) => {
    messages.push(dialog.type() === 'beforeunload' ? 'beforeunload' : dialog.message())
    if (isAccepted()) dialog.accept()
    else dialog.dismiss()
  })
  return messages
}

export const draftSaved = (page: Page) => expect(page.getByText('Draft saved')).toBeVisible()
