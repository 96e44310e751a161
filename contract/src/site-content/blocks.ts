import type { BlockName, Blocks } from './fields.ts'
import { frontPageBlocks } from './front-page-blocks.ts'
import { settingsBlocks } from './settings-blocks.ts'

export type { BlockName } from './fields.ts'

/** The parts of the site that its owner edits in the admin area, with the fields of each. */
export const siteBlocks: Blocks = { ...settingsBlocks, ...frontPageBlocks }

export const blockNames = Object.keys(siteBlocks) as readonly BlockName[]

/** The blocks that a course folder contains: what a seller declares does not come with a course. */
export const courseBlockNames = blockNames.filter((name) => name !== 'legal')

export const isBlockName = (name: string): name is BlockName => Object.hasOwn(siteBlocks, name)
