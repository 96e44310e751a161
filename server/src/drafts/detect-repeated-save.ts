import { AppError } from '../platform/errors.ts'

type SavedText = { content: string; updated_by: string | null }

/** Accepts a retried save whose response was lost: its own text is already published. Otherwise throws. */
export function requireRepeatedSave<Row extends SavedText>(
  existing: Row | undefined,
  submitted: SavedText,
): Row {
  if (existing?.content !== submitted.content || existing.updated_by !== submitted.updated_by)
    throw new AppError('text.conflict')
  return existing
}
