import type { PolicyType } from '@course/contract/editing/policies'
import { type LessonId, pageCounts } from '@course/contract/lessons'
import { expect, type Locator, type Page } from '@playwright/test'
import { call } from './call.ts'
import { button } from './page.ts'
import { sessionOf } from './sessions.ts'
import type { Site } from './site.ts'

/** Saves a page of a lesson as the administrator, without a browser, and answers with what was stored. */
export async function saveLessonPage(
  site: Site,
  lessonId: LessonId,
  page: number,
  content: string,
): Promise<string> {
  expect(page).toBeLessThanOrEqual(pageCounts[lessonId])
  const row = { lesson_id: lessonId, page_number: page, content }
  return save(site, 'lesson_content?on_conflict=lesson_id,page_number', row, 'resolution=merge-duplicates, ')
}

/** The same for a policy, of which every version stays. */
export const savePolicy = (site: Site, type: PolicyType, content: string): Promise<string> =>
  save(site, 'policy_content?select=content', { policy_type: type, content, is_current: true })

/** The same for an article of the library, as its next version. */
export async function saveArticle(site: Site, slug: string, content: string): Promise<void> {
  const { access_token: token } = await sessionOf(site, site.admin)
  const text = `article/${slug}`
  const opened = await call(site, '/functions/v1/edit-text', { token, body: { text } })
  const { version } = (await opened.json()) as { version: number }
  await call(site, '/functions/v1/save-library-text', {
    token,
    body: { text, content, base_version: version },
  })
}

async function save(site: Site, path: string, row: object, resolution = ''): Promise<string> {
  const { access_token: token, user } = await sessionOf(site, site.admin)
  const response = await call(site, `/rest/v1/${path}`, {
    body: { ...row, updated_by: user.id },
    token,
    headers: { prefer: `${resolution}return=representation` },
  })
  const [stored] = (await response.json()) as { content: string }[]
  return stored?.content ?? ''
}

/** The editor of a lesson, once it is open. */
export const lessonEditor = (page: Page) => page.getByRole('textbox', { name: /^Text of lesson/ })

/** Opens the editor of the page; a draft that an earlier test has left is discarded. */
export async function openEditor(page: Page, editor: Locator = lessonEditor(page)): Promise<void> {
  await button(page, 'Edit').click()
  const discard = button(page, 'Discard')
  await expect(editor.or(discard)).toBeVisible()
  if (await discard.isVisible()) await discard.click()
  await expect(editor).toBeFocused()
}

/** Puts text in place of everything that is in an editor, once it has taken the focus and put its caret. */
export async function overwrite(editor: Locator, words: string): Promise<void> {
  await expect(editor).toBeFocused()
  await editor.press('Control+a')
  await editor.press('Delete')
  await editor.page().keyboard.type(words)
}

/** Notes every dialog and answers it. */
export function answerDialogs(page: Page, isAccepted: () => boolean = () => true): string[] {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.type() === 'beforeunload' ? 'beforeunload' : dialog.message())
    if (isAccepted()) dialog.accept()
    else dialog.dismiss()
  })
  return said
}
