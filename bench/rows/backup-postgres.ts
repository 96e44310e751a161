import { backupRow } from '../scale/operations.ts'

export const row = backupRow('postgres', 'PostgreSQL')
