import { moveRow } from '../scale/operating.ts'

export const row = moveRow
