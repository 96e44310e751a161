import { maxVersion } from '@course/contract/editing/texts'
import { z } from 'zod'

/** Additional fields of a save, beyond the specified columns. */
export const saveOptions = {
  /** The version that the edit is based on. The save fails if the current version differs. */
  base_version: z.int().min(0).max(maxVersion).optional(),
  /** The open editor that saves. Its draft is deleted. */
  editor_id: z.uuid().optional(),
}

export type SaveOptions = { [Name in keyof typeof saveOptions]?: z.infer<(typeof saveOptions)[Name]> }

export const saveOptionColumns = { base_version: 'integer', editor_id: 'text' } as const
