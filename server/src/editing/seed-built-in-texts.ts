import { nowIso } from '../platform/clock.ts'
import type { Site, TextKind } from '../platform/site.ts'
import { addVersion, listCurrentTexts } from './store.ts'

/**
 * Stores the built-in texts of a kind, as written. Edited texts stay; others follow the built-in one when it
 * changes, if their kind says so. If several processes start at once, only one adds the version.
 */
export async function seedBuiltInTexts(site: Site, kind: TextKind): Promise<void> {
  const stored = new Map((await listCurrentTexts(site.db, kind.name)).map((row) => [row.text_id, row]))
  const due = kind.builtInTexts().filter(({ id, content }) => {
    const text = stored.get(id)
    return !text || (kind.followsBuiltIn && text.author === null && text.content !== content)
  })
  if (due.length === 0) return
  const created_at = nowIso(site.clock)
  await site.db.transaction().execute(async (trx) => {
    for (const { id, content } of due) {
      const version = { text_id: id, kind: kind.name, author: null, created_at, content }
      await addVersion(trx, version, stored.get(id)?.version ?? 0)
    }
  })
}
