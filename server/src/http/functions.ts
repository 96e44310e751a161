import type { FunctionResults } from '@course/contract/functions'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError } from '../platform/errors.ts'
import type { Site, Staff } from '../platform/site.ts'
import type { Caller, User } from '../platform/tokens.ts'
import { type RouteAccess, type RoutePolicy, refuseAll, type StaffAccess } from './route-access.ts'

type UserAccess = 'user' | 'session' | 'customer' | StaffAccess

/** What a function gets. The declared access decides what is known about the caller. */
export type FunctionCall<Body, Access extends RouteAccess = RouteAccess> = {
  caller: Access extends UserAccess ? User : Caller
  staff: Access extends StaffAccess ? Staff : undefined
  body: Body
  request: FastifyRequest
  reply: FastifyReply
}

/** A handler under `/functions/v1/<name>`. */
export type ServerFunction = RoutePolicy & {
  name: string
  body: z.ZodType
  bodyLimit?: number
  run(site: Site, call: FunctionCall<unknown>): Promise<unknown>
}

type ResultOf<Name extends string> = Name extends keyof FunctionResults ? FunctionResults[Name] : unknown

/**
 * Declares a function. Its caller has the declared access, its body is parsed by the declared schema, and the contract
 * has the type of its result.
 */
export function serverFunction<
  const Name extends string,
  Schema extends z.ZodType,
  const Access extends RouteAccess,
>(
  name: Name,
  policy: RoutePolicy & { access: Access; body: Schema; bodyLimit?: number },
  run: (site: Site, call: FunctionCall<z.infer<Schema>, Access>) => Promise<ResultOf<Name>>,
): ServerFunction {
  return { name, ...policy, run: run as ServerFunction['run'] }
}

export async function serveFunctions(app: FastifyInstance, site: Site, functions: readonly ServerFunction[]) {
  await app.register(cookie)
  for (const { name, access, rateLimit, requiresSudo, body, bodyLimit, run } of functions) {
    app.post(
      `/${name}`,
      { config: { access, rateLimit, requiresSudo }, schema: { body }, ...(bodyLimit && { bodyLimit }) },
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
