import type { Work } from './types.ts'
import { fromAToB } from './works/a-b.ts'
import { fromCToG } from './works/c-g.ts'
import { fromHToK } from './works/h-k.ts'
import { fromLToP } from './works/l-p.ts'
import { fromRToY } from './works/r-y.ts'

/** Sorted by authors and year. */
export const works: readonly Work[] = [...fromAToB, ...fromCToG, ...fromHToK, ...fromLToP, ...fromRToY]
