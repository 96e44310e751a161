import { certificatesRow } from '../scale/certificates.ts'

export const row = certificatesRow('page', 'sqlite', 'SQLite')
