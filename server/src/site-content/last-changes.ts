import type { TextId } from '@course/contract/editing/texts'
import { listCurrentTexts } from '../editing/index.ts'
import type { Site } from '../platform/site.ts'

type Change = { at: string; by: string | null }

/** When and by whom the texts of a kind were changed. Built-in ones are left out; `by` is null for deleted accounts. */
export async function listLastChanges(site: Site, kind: 'site' | 'mail'): Promise<Map<TextId, Change>> {
  const texts = await listCurrentTexts(site.db, kind)
  const names = await site.findAccountNames([...new Set(texts.flatMap(({ author }) => author ?? []))])
  return new Map(
    texts.flatMap(({ text_id, author, created_at }) =>
      author === null ? [] : [[text_id, { at: created_at, by: names.get(author) ?? null }]],
    ),
  )
}
