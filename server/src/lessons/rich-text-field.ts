import { z } from 'zod'

/** A page has some hundred elements; sanitizing 50,000 would block the event loop for a third of a second. */
const MAX_ELEMENTS = 10_000

/** Zod field for unsanitized rich text of up to `maxLength` characters. */
export const richTextField = (maxLength: number) =>
  z
    .string()
    .max(maxLength, 'The text is too long')
    .refine(
      (html) => html.split('<', MAX_ELEMENTS + 2).length <= MAX_ELEMENTS + 1,
      'The text has too many elements',
    )
