import { dashboardRow } from '../scale/dashboard.ts'

export const row = dashboardRow('sqlite', 'SQLite')
