import { startRead } from '../api/start-read.ts'
import { readUser } from './api.ts'

/** What the sections show besides the session; each read has a line. */
export const accountReads = () => ({ user: startRead(readUser) })
