import { defaultContent, type PublishedBlocks } from '@course/content/site/content'
import { siteTextId } from '@course/contract/editing/texts'
import { type BlockName, blockNames, isBlockName, siteBlocks } from '@course/contract/site-content/blocks'
import { validateBlock } from '@course/contract/site-content/validate-block'
import { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import type { TextFormat, TextKind } from '../platform/site.ts'

/** Far more than any block needs: the longest built-in one has 4,000 characters. */
export const MAX_BLOCK_LENGTH = 60_000

/**
 * One kind of text for each block, because each has fields of its own. A draft may be incomplete; what is published
 * may not.
 */
export const siteTexts = (onPublished: () => Promise<void>): readonly TextKind[] =>
  blockNames.map((name) => ({
    name: 'site',
    ids: [siteTextId(name)],
    format: formatOf(name),
    followsBuiltIn: true,
    builtInTexts: () => [{ id: siteTextId(name), content: serialize(name, defaultContent[name]) }],
    mayRead: async () => true,
    labels: async () => () => ({ label: siteBlocks[name].title, path: `/admin/site/${name}` }),
    onPublished,
  }))

function formatOf(name: BlockName): TextFormat {
  return {
    maxLength: MAX_BLOCK_LENGTH,
    field: z.string().max(MAX_BLOCK_LENGTH),
    clean: (content) => serialize(name, parseJson(content)),
    requireValid(content) {
      const { errors } = validateBlock(name, parseJson(content))
      const [message] = Object.values(errors)
      if (message) throw new AppError('request.invalid', { text: message, body: { fields: errors } })
    },
  }
}

/** The same JSON for the same values, whatever the order of their fields. */
const serialize = (name: BlockName, value: unknown) => JSON.stringify(validateBlock(name, value).value)

/** Returns undefined for what is no JSON, which has no valid fields. */
function parseJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

/** The blocks that the owner has published, from the stored texts. Built-in ones are left out. */
export function publishedBlocks(
  texts: readonly { text_id: string; author: string | null; content: string }[],
): PublishedBlocks {
  const published = texts.flatMap(({ text_id, author, content }) => {
    const name = text_id.replace('site/', '')
    return author !== null && isBlockName(name) ? [[name, parseJson(content)]] : []
  })
  return Object.fromEntries(published)
}
