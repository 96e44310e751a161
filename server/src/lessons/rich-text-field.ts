import { z } from 'zod'

/** A page has some hundred; cleaning fifty thousand takes a third of a second, in which the site answers nobody. */
const MAX_ELEMENTS = 10_000

/** Rich text as somebody sends it, of at most so many characters. */
export const richTextField = (maxLength: number) =>
  z
    .string()
    .max(maxLength, 'The text is too long')
    .refine(
      (html) => html.split('<', MAX_ELEMENTS + 2).length <= MAX_ELEMENTS + 1,
      'The text has too many elements',
    )
