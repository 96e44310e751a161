import { siteTextId } from '@course/contract/editing/texts'
import { type BlockName, blockNames } from '@course/contract/site-content/blocks'
import type { SiteBlockList, SitePreview } from '@course/contract/site-content/functions'
import { z } from 'zod'
import { serverFunction } from '../http/functions.ts'
import { bodyBytesFor } from '../http/request-bodies.ts'
import { perMinute } from '../platform/rate-limits.ts'
import { MAX_BLOCK_LENGTH, requireValidBlock } from './block-texts.ts'
import { listLastChanges } from './last-changes.ts'
import type { PageRenderer } from './page-renderer.ts'
import { type PublishedContent, withCurrentOffer } from './published-content.ts'

const access = { staff: 'texts' } as const

export const siteContentFunctions = (content: PublishedContent, renderer: PageRenderer) => [
  /** The blocks with when and by whom each was changed; null for built-in ones. */
  serverFunction(
    'list-site-blocks',
    { access, rateLimit: perMinute(120), body: z.object({}) },
    async (site): Promise<SiteBlockList> => {
      const changes = await listLastChanges(site, 'site')
      return {
        blocks: blockNames.map((name) => ({ name, changed: changes.get(siteTextId(name)) ?? null })),
      }
    },
  ),
  /** The front page with an unpublished block, as HTML for a frame. */
  serverFunction(
    'preview-site',
    {
      access,
      rateLimit: perMinute(60),
      body: z.object({
        block: z.enum(blockNames as [BlockName, ...BlockName[]]),
        value: z.unknown(),
      }),
      bodyLimit: bodyBytesFor(MAX_BLOCK_LENGTH),
    },
    async (site, { body }): Promise<SitePreview> => {
      const value = requireValidBlock(body.block, body.value)
      const { blocks, ...published } = content.published()
      const shown = withCurrentOffer({ ...blocks, [body.block]: value }, site.clock.now())
      const { html, styles } = await renderer.renderPreview({ ...published, blocks: shown })
      return { html: html.replaceAll('__SITE_URL__', site.config.siteUrl), styles }
    },
  ),
]
