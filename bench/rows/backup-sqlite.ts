import { backupRow } from '../scale/operating.ts'

export const row = backupRow('sqlite', 'SQLite')
