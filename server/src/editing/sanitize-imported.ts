import { sanitizeRichText } from './sanitize-rich-text.ts'

const SOURCE_STORAGE_URL = /https?:\/\/[^\s"'<>/]{1,255}\/storage\/v1\/object\/public\/(images|videos)\//gi

/** Sanitizes rich text of another site, and points URLs of its storage to the storage of this site. */
export const sanitizeImported = (html: string): string =>
  sanitizeRichText(html.replace(SOURCE_STORAGE_URL, (_, bucket: string) => `${bucket.toLowerCase()}/`))
