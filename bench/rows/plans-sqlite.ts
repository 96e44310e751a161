import { plansRow } from '../scale/plans.ts'

export const row = plansRow('sqlite', 'SQLite')
