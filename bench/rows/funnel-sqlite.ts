import { visitsRow } from '../scale/visits.ts'

export const row = visitsRow('funnel', 'sqlite', 'SQLite')
