import { oddsOfChange } from './articles/odds-of-change.ts'
import type { Article } from './types.ts'

/** In the order of the lessons. */
export const articles: readonly Article[] = [oddsOfChange]
