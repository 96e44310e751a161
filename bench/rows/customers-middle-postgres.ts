import { customersRow } from '../scale/customers.ts'

export const row = customersRow('middle', 'postgres', 'PostgreSQL')
