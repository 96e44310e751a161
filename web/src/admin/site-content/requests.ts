import type { BlockName } from '@course/contract/site-content/blocks'
import type { SiteBlockList, SitePreview } from '@course/contract/site-content/functions'
import { callFunction } from '../../app/clients/clients.ts'

export const fetchSiteBlocks = () => callFunction<SiteBlockList>('list-site-blocks', {})

export const fetchSitePreview = (block: BlockName, value: unknown) =>
  callFunction<SitePreview>('preview-site', { block, value })
