import { z } from 'zod'
import type { TextFormat } from '../platform/site.ts'
import { sanitizeRichText } from './sanitize-rich-text.ts'

/** A page has some hundred elements; sanitizing 50,000 would block the event loop for a third of a second. */
const MAX_ELEMENTS = 10_000

/** Rich text of up to `maxLength` characters. */
export const richText = (maxLength: number): TextFormat => ({
  maxLength,
  field: z
    .string()
    .max(maxLength, 'The text is too long')
    .refine(
      (html) => html.split('<', MAX_ELEMENTS + 2).length <= MAX_ELEMENTS + 1,
      'The text has too many elements',
    ),
  clean: sanitizeRichText,
})
