import { extname } from 'node:path'
import type { FastifyReply } from 'fastify'

/** The Supabase client returns a PDF or an octet stream as a Blob, and decodes every other type as text. */
const TYPES: Record<string, string> = { '.pdf': 'application/pdf', '.png': 'image/png' }

/** Sends a file as a download. `name` must not identify a person. */
export const sendAttachment = (reply: FastifyReply, name: string, file: Buffer): FastifyReply =>
  reply
    .type(TYPES[extname(name)] ?? 'application/octet-stream')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(file)
