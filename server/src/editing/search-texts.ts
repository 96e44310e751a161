import type { TextKindName } from '@course/contract/editing/texts'
import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import { eachById } from '../platform/each-by-id.ts'
import { tryParseJson } from '../platform/parse-json.ts'
import type { Site } from '../platform/site.ts'
import { htmlToPassages } from './html-to-passages.ts'
import type { TextVersionRow } from './store.ts'

export type FoundText = { label: string; path: string; excerpt: string }

const EXCERPT_CHARACTERS = 90

/** Finds published texts of every kind by their label or by words in them. */
export async function searchTexts(
  { db, textKinds }: Pick<Site, 'db' | 'textKinds'>,
  query: string,
  limit: number,
): Promise<FoundText[]> {
  const words = query.toLowerCase()
  const pattern = candidatePattern(query)
  const found: FoundText[] = []
  // The parts of the course change by an import, so there is nothing to open.
  for (const kind of textKinds.filter(({ name }) => name !== 'course')) {
    const labelOf = await kind.labels(db)
    const ids = await db
      .selectFrom('text_versions')
      .select('text_id')
      .where('kind', '=', kind.name)
      .where('is_current', '=', 1)
      .orderBy('text_id')
      .execute()
    const named = ids
      .map(({ text_id }) => text_id)
      .filter((id) => kind.has(id) && labelOf(id).label.toLowerCase().includes(words))
    found.push(...named.slice(0, limit).map((id) => ({ ...labelOf(id), excerpt: '' })))
    let excerpts = 0
    for await (const { text_id, content } of listCandidates(db, kind.name, pattern)) {
      const excerpt = kind.has(text_id) && !named.includes(text_id) && excerptAround(content, words)
      if (!excerpt) continue
      found.push({ ...labelOf(text_id), excerpt })
      if (++excerpts === limit) break
    }
  }
  // Texts with this name first.
  return found.toSorted((a, b) => Number(a.excerpt !== '') - Number(b.excerpt !== '')).slice(0, limit)
}

/**
 * A pattern that the content of every text with these words matches, and of some others. Between ASCII letters and digits,
 * anything matches: `lower` of SQLite leaves other letters as they are, and contents have markup and escaped characters.
 */
const candidatePattern = (query: string): string =>
  `%${(query.match(/[a-z0-9]+/gi) ?? []).join('%').toLowerCase()}%`

const listCandidates = (
  db: Db,
  kind: TextKindName,
  pattern: string,
): AsyncGenerator<Pick<TextVersionRow, 'text_id' | 'content'>> =>
  eachById(
    (after, limit) =>
      db
        .selectFrom('text_versions')
        .select(['text_id', 'content'])
        .where('kind', '=', kind)
        .where('is_current', '=', 1)
        .where(sql<boolean>`text_id > ${after}`)
        .where(sql<boolean>`lower(content) like ${pattern}`)
        .orderBy('text_id')
        .limit(limit)
        .execute(),
    ({ text_id }) => text_id,
  )

function excerptAround(content: string, words: string): string | undefined {
  const passage = stringsOf(tryParseJson(content) ?? content)
    .flatMap(htmlToPassages)
    .find((text) => text.toLowerCase().includes(words))
  if (passage === undefined) return undefined
  const start = Math.max(0, passage.toLowerCase().indexOf(words) - EXCERPT_CHARACTERS / 3)
  const end = start + EXCERPT_CHARACTERS
  return `${start > 0 ? '…' : ''}${passage.slice(start, end).trim()}${end < passage.length ? '…' : ''}`
}

/** All strings in a JSON value; a text itself. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}
