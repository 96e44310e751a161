import { AppError } from '../platform/errors.ts'

type Saved = { content: string; updated_by: string | null }

/** A save whose answer was lost is sent again: then the text is this very one, by the same person, already. */
export function repeatedSave<Row extends Saved>(present: Row | undefined, sent: Saved): Row {
  if (present?.content !== sent.content || present.updated_by !== sent.updated_by)
    throw new AppError('text.changed')
  return present
}
