import type { BlockName } from './blocks.ts'

/** Response of `list-site-blocks`. `changed` is null for built-in blocks; `by` is null for deleted accounts. */
export type SiteBlockList = {
  blocks: readonly { name: BlockName; changed: { at: string; by: string | null } | null }[]
}

/** Response of `preview-site`: the front page, and the styles of its brand color. */
export type SitePreview = { html: string; styles: string }
