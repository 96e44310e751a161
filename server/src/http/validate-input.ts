import type { IncomingMessage, ServerResponse } from 'node:http'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchemaCompiler,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify'
import type { z } from 'zod'

/**
 * Parses the input that a route declares a zod schema for. Fastify calls it after access and rate limits were
 * checked and the body was read.
 */
export const validateInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  // Fastify passes null for a missing body.
  (input: unknown) => {
    const { data, error } = schema.safeParse(input ?? undefined)
    return error ? { error } : { value: data }
  }

/** Types the input that handlers get by the schemas that their routes declare. */
export interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown
}

export type TypedApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypes
>
