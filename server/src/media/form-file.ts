import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../platform/errors.ts'
import type { IncomingFile } from './receive-file.ts'

/** Space for the other fields of a form. */
const MAX_OTHER_FIELDS_BYTES = 64 * 1024
/** The size of the file is limited where it is received, with the limit of its type. */
const limits = { files: 1, fileSize: Number.POSITIVE_INFINITY, fields: 20, fieldSize: MAX_OTHER_FIELDS_BYTES }

export const acceptForms = (app: FastifyInstance) => app.register(multipart, { limits })

/** The file of a multipart form, which is how the Supabase client sends a Blob. */
export async function fileFromForm(request: FastifyRequest, maxBytes: number): Promise<IncomingFile> {
  if (Number(request.headers['content-length']) > maxBytes + MAX_OTHER_FIELDS_BYTES)
    throw new AppError('request.too_large', closeConnection)
  const part = await request.file().catch(rejectForm)
  if (!part) throw new AppError('request.invalid', { text: 'The form has no file' })
  return { body: Readable.from(readPart(part.file)), contentLength: Number.NaN }
}

async function* readPart(file: Readable) {
  try {
    yield* file
  } catch (error) {
    rejectForm(error)
  }
}

/** The parser has no error codes for malformed forms. */
function rejectForm(cause: unknown): never {
  if ((cause as { code?: string }).code === 'FST_MP_PREMATURE_CLOSE')
    throw new AppError('media.canceled', { cause })
  throw new AppError('request.invalid', { cause, ...closeConnection })
}

/** Otherwise the rest of the body would be parsed as the next request on the connection. */
const closeConnection = { headers: { connection: 'close' } }
