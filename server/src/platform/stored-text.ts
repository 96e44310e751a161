import { z } from 'zod'

/** A text without what PostgreSQL cannot store: null characters, and halves of characters. */
export const toStorableText = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** The schema of a free text that is stored. */
export const storedText = (maxLength: number, tooLong?: string) =>
  z.string().overwrite(toStorableText).trim().max(maxLength, tooLong)
