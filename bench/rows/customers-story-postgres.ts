import { customersRow } from '../scale/customers.ts'

export const row = customersRow('story', 'postgres', 'PostgreSQL')
