import { AppError } from '../platform/errors.ts'

type Saved = { content: string; updated_by: string | null }

/** A retried save whose response was lost finds its own text already published. */
export function repeatedSave<Row extends Saved>(existing: Row | undefined, sent: Saved): Row {
  if (existing?.content !== sent.content || existing.updated_by !== sent.updated_by)
    throw new AppError('text.conflict')
  return existing
}
