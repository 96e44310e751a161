import type { PublishedBlocks, PublishedCourse } from './types.ts'

/** The id of the element in every page that holds, as JSON, what the site's owner has published. */
export const PUBLISHED_ELEMENT_ID = 'published'

/** What replaces the defaults of this folder: blocks that the owner has edited, and an imported course. */
export type Published = { blocks: PublishedBlocks; course?: PublishedCourse }

/** What this module uses of a browser's document; it also runs on the server. */
type PageDocument = { getElementById(id: string): { textContent: string } | null }

/** What the server has put into this page; nothing on the server itself. */
export function publishedInPage(): Published {
  const page = (globalThis as { document?: PageDocument }).document
  const json = page?.getElementById(PUBLISHED_ELEMENT_ID)?.textContent
  return json ? (JSON.parse(json) as Published) : { blocks: {} }
}
