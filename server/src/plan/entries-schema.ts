import type { Entries } from '@course/contract/learning/plan'
import { z } from 'zod'

/** About twice the fields of all exercises, because removed rows leave entries behind. */
export const MAX_ENTRIES = 5000

const FIELD_KEY = /^w\d{2}(\/[a-z0-9_-]{1,40}){1,3}$/

const entrySchema = z.tuple([
  z.union([
    z.string().max(2000),
    z.number().min(-1e15).max(1e15),
    z.array(z.string().max(200)).max(40),
    z.null(),
  ]),
  z.int().min(0).max(8.64e15),
  z.string().min(1).max(40),
])

/** Stops at the first issue: Zod would otherwise collect one for each of thousands of wrong entries. */
export const entriesSchema = z.custom<Entries>().superRefine((entries: unknown, context) => {
  const message = findIssue(entries)
  if (message) context.addIssue({ code: 'custom', message })
})

function findIssue(entries: unknown): string | undefined {
  if (typeof entries !== 'object' || entries === null || Array.isArray(entries))
    return 'There is no such field'
  const keyed = Object.entries(entries)
  if (keyed.length > MAX_ENTRIES) return 'Too many fields'
  for (const [key, entry] of keyed) {
    if (!FIELD_KEY.test(key)) return 'There is no such field'
    const { error } = entrySchema.safeParse(entry)
    if (error) return error.issues[0]?.message ?? 'The answer is invalid'
  }
  return undefined
}
