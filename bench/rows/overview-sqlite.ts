import { visitsRow } from '../scale/visits.ts'

export const row = visitsRow('overview', 'sqlite', 'SQLite')
