import { moveRow } from '../scale/operations.ts'

export const row = moveRow
