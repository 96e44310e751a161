import { customersRows } from '../scale/customers.ts'

export const rows = customersRows('postgres', 'PostgreSQL')
