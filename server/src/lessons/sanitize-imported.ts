import { sanitizeRichText } from './sanitize-rich-text.ts'

const THEIR_STORAGE = /https?:\/\/[^\s"'<>/]{1,255}\/storage\/v1\/object\/public\/(images|videos)\//gi

/** Rich text of another site, cleaned as that of an editor is; files that lay in its storage are looked for in ours. */
export const importedRichText = (html: string): string =>
  sanitizeRichText(html.replace(THEIR_STORAGE, (_, bucket: string) => `${bucket.toLowerCase()}/`))
