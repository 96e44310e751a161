import type { BlockName } from '@course/contract/site-content/blocks'
import { callFunction } from '../../app/clients/clients.ts'

export const fetchSiteBlocks = () => callFunction('list-site-blocks', {})

export const fetchSitePreview = (block: BlockName, value: unknown) =>
  callFunction('preview-site', { block, value })
