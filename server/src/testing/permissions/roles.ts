import { randomUUID } from 'node:crypto'

export const ROLES = [
  'visitor',
  'signed-up',
  'paid customer',
  'support',
  'administrator',
  'owner',
  'service',
] as const
export type Role = (typeof ROLES)[number]
type PerRole<Value> = readonly [Value, Value, Value, Value, Value, Value, Value]

/** Values in the order of ROLES. Support counts as a signed-up user, the owner as an administrator. */
export const perRole = <Value>(
  visitor: Value,
  signedUp: Value,
  paid: Value,
  administrator: Value,
  service: Value,
): PerRole<Value> => [visitor, signedUp, paid, signedUp, administrator, administrator, service]

/** The caller, and another customer with data that the caller may try to access. */
export type Callers = {
  me: { userId: string; email: string }
  other: { userId: string; email: string; identityId: string; factorId: string; planId: string }
  /** An account that may be changed or deleted. */
  spare: { userId: string }
}

export type RequestInput = { path?: string; body?: unknown; headers?: Record<string, string> }

export type Send = (callers: Callers) => RequestInput
/** The part of a 200 response that depends on the role, and its expected value per role. */
type ResponsePart = { select: (body: never) => unknown; expected: PerRole<unknown> }

export type PermissionCase = {
  /** The status each role gets, in the order of ROLES. */
  status: PerRole<number>
  /** The request; by default the route's path without a body. */
  send?: Send | undefined
  responsePart?: ResponsePart | undefined
}

export type Cases = Record<string, PermissionCase>
type Row = readonly [status: PerRole<number>, send?: Send | undefined, responsePart?: ResponsePart]

/** One row per route, whose key follows `prefix`. */
export const cases = (prefix: string, rows: Record<string, Row>): Cases =>
  Object.fromEntries(
    Object.entries(rows).map(([route, [status, send, responsePart]]) => [
      `${prefix}${route}`,
      { status, send, responsePart },
    ]),
  )

export const everyone = (status: number) => perRole(status, status, status, status, status)
export const users = (status: number) => perRole(401, status, status, status, 401)
/** Customers, and administrators. */
export const customers = (status: number) => perRole(401, 403, status, status, 401)
export const administrators = (status: number) => perRole(401, 403, 403, status, 403)
export const services = (status: number) => perRole(401, 403, 403, 403, status)
/** All staff, including support. */
export const staff = (status: number): PerRole<number> => [401, 403, 403, status, status, status, 403]
export const owner = (status: number): PerRole<number> => [401, 403, 403, 403, 403, status, 403]

type Fields = object | ((callers: Callers) => object)
const resolve = (fields: Fields, callers: Callers): object =>
  typeof fields === 'function' ? fields(callers) : fields

export const body =
  (fields: Fields): Send =>
  (callers) => ({ body: resolve(fields, callers) })

/** A new operation, on an id that does not exist unless `fields` has another one. */
export const action =
  (fields: Fields = {}): Send =>
  (callers) => ({
    body: { operationId: randomUUID(), reason: 'test', id: randomUUID(), ...resolve(fields, callers) },
  })

export const path =
  (pathOf: string | ((callers: Callers) => string), fields?: object): Send =>
  (callers) => ({ path: typeof pathOf === 'string' ? pathOf : pathOf(callers), body: fields })
