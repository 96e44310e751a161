import { customersRow } from '../scale/customers.ts'

export const row = customersRow('first', 'sqlite', 'SQLite')
