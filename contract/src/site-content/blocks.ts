import type { BlockName, Blocks } from './fields.ts'
import { frontPageBlocks } from './front-page-blocks.ts'
import { settingsBlocks } from './settings-blocks.ts'

export type { BlockName } from './fields.ts'

/** The parts of the site that its owner edits in the admin area, with the fields of each. */
export const siteBlocks: Blocks = { ...settingsBlocks, ...frontPageBlocks }

export const blockNames = Object.keys(siteBlocks) as readonly BlockName[]

export const isBlockName = (name: string): name is BlockName => Object.hasOwn(siteBlocks, name)
