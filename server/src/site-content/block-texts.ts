import { defaultContent } from '@course/content/site/content'
import type { PublishedBlocks } from '@course/content/site/types'
import { isSiteText, siteTextId, type TextId } from '@course/contract/editing/texts'
import { type BlockName, blockNames, isBlockName, siteBlocks } from '@course/contract/site-content/blocks'
import { validateBlock } from '@course/contract/site-content/validate-block'
import { z } from 'zod'
import { rejectFields } from '../platform/errors.ts'
import type { Log } from '../platform/log.ts'
import { tryParseJson } from '../platform/parse-json.ts'
import type { TextKind } from '../platform/site.ts'

/** Far more than any block needs: the longest built-in one has 4,000 characters. */
export const MAX_BLOCK_LENGTH = 60_000

/** A draft may be incomplete; what is published may not. */
export const siteTexts = (onPublished: () => Promise<void>): TextKind => ({
  name: 'site',
  has: (id) => isSiteText(id) && isBlockName(blockOf(id)),
  format: {
    maxLength: MAX_BLOCK_LENGTH,
    field: z.string().max(MAX_BLOCK_LENGTH),
    clean: (content, id) => serialize(blockOf(id), tryParseJson(content)),
    requireValid: (content, id) => void requireValidBlock(blockOf(id), tryParseJson(content)),
  },
  followsBuiltIn: true,
  builtInTexts: () =>
    blockNames
      .toSorted()
      .map((name) => ({ id: siteTextId(name), content: serialize(name, defaultContent[name]) })),
  mayRead: async () => true,
  labels: async () => (id) => ({ label: siteBlocks[blockOf(id)].title, path: `/admin/${id}` }),
  isAudited: true,
  // The offer is the price that buyers pay.
  requiresSudo: [siteTextId('offer')],
  onPublished,
})

/** Returns the value as it is published. Throws with a message for each wrong field. */
export function requireValidBlock(name: BlockName, input: unknown): unknown {
  const { value, errors } = validateBlock(name, input)
  rejectFields(errors)
  return value
}

const blockOf = (id: TextId) => id.replace('site/', '') as BlockName

/** The same JSON for the same values, whatever the order of their fields. */
const serialize = (name: BlockName, value: unknown) => JSON.stringify(validateBlock(name, value).value)

/**
 * The blocks that the owner has published, from the stored texts. Built-in ones, which have no author, are left out.
 * A block that lacks what a newer release requires is too, so that the site starts and shows the built-in one.
 */
export function publishedBlocks(
  texts: readonly { text_id: TextId; author: string | null; content: string }[],
  log: Log,
): PublishedBlocks {
  const published = texts.flatMap(({ text_id, author, content }) => {
    const name = blockOf(text_id)
    // A block of an earlier release may no longer exist.
    if (author === null || !isBlockName(name)) return []
    const { value, errors } = validateBlock(name, tryParseJson(content))
    if (Object.keys(errors).length === 0) return [[name, value]]
    log.error({ block: name, fields: Object.keys(errors) }, 'a published block of the site is not valid')
    return []
  })
  return Object.fromEntries(published)
}
