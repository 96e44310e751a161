import { certificatesRows } from '../scale/certificates.ts'

export const rows = certificatesRows('sqlite', 'SQLite')
