import { customersRow } from '../scale/customers.ts'

export const row = customersRow('search', 'sqlite', 'SQLite')
