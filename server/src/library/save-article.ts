import { lessonContentMaxLength } from '@course/contract/lessons'
import type { ArticleTextId } from '@course/contract/texts'
import { z } from 'zod'
import { endDraft, repeatedSave, type SaveOptions, saveOptions } from '../drafts/index.ts'
import { richTextField, sanitizeRichText } from '../lessons/index.ts'
import { noteMediaUse } from '../media/index.ts'
import { nowIso } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { serverFunction } from '../platform/functions.ts'
import { perMinute } from '../platform/limits.ts'
import { bodyBytesFor } from '../platform/request-bodies.ts'
import type { Site } from '../platform/site.ts'
import { articleTextIds } from './built-in-articles.ts'
import { addArticleVersion, presentArticle } from './store.ts'

const body = z
  .object({
    text: z.enum(articleTextIds, 'There is no such article'),
    content: richTextField(lessonContentMaxLength),
    ...saveOptions,
  })
  .required({ base_version: true })

/** Publishes what staff typed into an article. */
export const saveArticleFunction = serverFunction(
  'save-article',
  {
    access: { staff: 'texts' },
    limit: perMinute(600),
    body,
    bodyLimit: bodyBytesFor(lessonContentMaxLength),
  },
  async (site, { staff, body: { text, ...edit } }) => {
    const { version, content, updated_at } = await saveArticle(site, staff!.accountId, text, edit)
    return { version, content, savedAt: updated_at }
  },
)

/** Makes the cleaned text the next version of an article, and ends the draft that it was typed as. */
export async function saveArticle(
  site: Site,
  userId: string,
  text_id: ArticleTextId,
  edit: { content: string; base_version: number } & SaveOptions,
) {
  const content = sanitizeRichText(edit.content)
  if (content === '') throw new AppError('request.invalid', { text: 'An article cannot be empty' })
  const article = { text_id, content, updated_by: userId, updated_at: nowIso(site.clock) }
  return site.db.transaction().execute(async (trx) => {
    await noteMediaUse(trx, content)
    const saved =
      (await addArticleVersion(trx, article, edit.base_version)) ??
      repeatedSave(await presentArticle(trx, text_id), article)
    await endDraft(trx, { textId: text_id, userId, editorId: edit.editor_id })
    return saved
  })
}
