import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError } from './errors.ts'
import { type RoutePolicy, refuseAll } from './route-access.ts'
import type { Site, Staff } from './site.ts'
import type { Caller } from './tokens.ts'

export type FunctionCall<Body> = {
  caller: Caller
  /** Set if the function is declared for staff. */
  staff: Staff | undefined
  body: Body
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * A handler under `/functions/v1/<name>`. Create it with `serverFunction`, which types the body by its
 * schema.
 */
export type ServerFunction = RoutePolicy & {
  name: string
  bodyLimit?: number
  run(site: Site, call: FunctionCall<unknown>): Promise<unknown>
}

export function serverFunction<Schema extends z.ZodType>(
  name: string,
  policy: RoutePolicy & { body: Schema; bodyLimit?: number },
  run: (site: Site, call: FunctionCall<z.infer<Schema>>) => Promise<unknown>,
): ServerFunction {
  const { body: schema, ...rest } = policy
  return { name, ...rest, run: (site, call) => run(site, { ...call, body: schema.parse(call.body) }) }
}

export async function serveFunctions(app: FastifyInstance, site: Site, functions: readonly ServerFunction[]) {
  await app.register(cookie)
  for (const { name, access, rateLimit, bodyLimit, run } of functions) {
    app.post(
      `/${name}`,
      { config: { access, rateLimit }, ...(bodyLimit && { bodyLimit }) },
      (request, reply) =>
        run(site, { caller: request.caller, staff: request.staff, body: request.body, request, reply }),
    )
  }
  const names = new Set(functions.map(({ name }) => name))
  refuseAll(app, '/:name', (request) =>
    names.has((request.params as { name: string }).name)
      ? new AppError('request.wrong_method', { headers: { allow: 'POST' } })
      : new AppError('request.unknown_path'),
  )
}
