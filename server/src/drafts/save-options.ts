import { maxVersion } from '@course/contract/editing/texts'
import { z } from 'zod'

/** Additional fields of a save, beyond the specified columns. */
export const saveOptions = {
  /** The version that the edit was begun on: only that one is replaced. */
  base_version: z.int().min(0).max(maxVersion).optional(),
  /** The open editor that it was typed into: its draft ends. */
  editor_id: z.uuid().optional(),
}

export type SaveOptions = { [Name in keyof typeof saveOptions]?: z.infer<(typeof saveOptions)[Name]> }

export const saveOptionColumns = { base_version: 'integer', editor_id: 'text' } as const
