import { certificatesRow } from '../scale/certificates.ts'

export const row = certificatesRow('list', 'postgres', 'PostgreSQL')
