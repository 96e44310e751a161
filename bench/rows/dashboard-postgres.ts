import { dashboardRow } from '../scale/dashboard.ts'

export const row = dashboardRow('postgres', 'PostgreSQL')
