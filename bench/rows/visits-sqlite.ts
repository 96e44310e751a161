import { visitsRows } from '../scale/visits.ts'

export const rows = visitsRows('sqlite', 'SQLite')
