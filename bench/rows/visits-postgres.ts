import { visitsRow } from '../scale/visits.ts'

export const row = visitsRow('statistics', 'postgres', 'PostgreSQL')
