import type { TextId } from '@course/contract/editing/texts'
import { type MediaUse, uploadedFileIds } from '@course/contract/media/media'
import type { Db } from '../platform/database.ts'
import type { Site, TextKind } from '../platform/site.ts'
import { listDrafts } from './drafts.ts'
import { listCurrentTexts } from './store.ts'

/**
 * Maps each file id to the texts and drafts that use it. Reads all texts, of which there are a few hundred.
 */
export async function findMediaUses(
  { textKinds }: Pick<Site, 'textKinds'>,
  db: Db,
): Promise<Map<string, MediaUse[]>> {
  const uses = new Map<string, MediaUse[]>()
  const addUse = (content: string, use: MediaUse | undefined) => {
    // A stored text that is no longer part of the course has no use.
    if (!use) return
    for (const id of uploadedFileIds(content)) {
      const existing = uses.get(id) ?? []
      // Two editors may have drafts of the same text.
      if (!existing.some(({ label }) => label === use.label)) uses.set(id, [...existing, use])
    }
  }
  const labelers: { kind: TextKind; labelOf: (id: TextId) => MediaUse }[] = []
  for (const kind of textKinds) labelers.push({ kind, labelOf: await kind.labels(db) })
  const useIn = (id: TextId) => labelers.find(({ kind }) => kind.has(id))?.labelOf(id)
  for (const { name } of textKinds)
    for (const { text_id, content } of await listCurrentTexts(db, name)) addUse(content, useIn(text_id))
  for (const { text_id, content } of await listDrafts(db)) {
    const use = useIn(text_id)
    addUse(content, use && { ...use, label: `Draft of ${use.label}` })
  }
  return uses
}
