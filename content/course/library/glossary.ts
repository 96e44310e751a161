import { fromAToC } from './glossary/a-c.ts'
import { fromDToF } from './glossary/d-f.ts'
import { fromGToO } from './glossary/g-o.ts'
import { fromPToR } from './glossary/p-r.ts'
import { fromSToW } from './glossary/s-w.ts'
import type { GlossaryEntry } from './types.ts'

/** In alphabetical order. */
export const glossary: readonly GlossaryEntry[] = [
  ...fromAToC,
  ...fromDToF,
  ...fromGToO,
  ...fromPToR,
  ...fromSToW,
]
