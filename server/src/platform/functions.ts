import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError } from './errors.ts'
import { type RouteAccess, type RoutePolicy, refuseAll } from './route-access.ts'
import type { Site, Staff } from './site.ts'
import type { Caller } from './tokens.ts'

type SignedInAccess = 'user' | 'session' | 'customer'

export type FunctionCall<Body, Access extends RouteAccess = RouteAccess> = {
  caller: Access extends SignedInAccess ? Caller & { role: 'user' } : Caller
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

export function serverFunction<Schema extends z.ZodType, const Access extends RouteAccess>(
  name: string,
  policy: RoutePolicy & { access: Access; body: Schema; bodyLimit?: number },
  run: (site: Site, call: FunctionCall<z.infer<Schema>, Access>) => Promise<unknown>,
): ServerFunction {
  const { body: schema, ...rest } = policy
  return {
    name,
    ...rest,
    run: (site, call) =>
      run(site, { ...call, body: schema.parse(call.body) } as FunctionCall<z.infer<Schema>, Access>),
  }
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
