import type { Provider, RequestContext } from '../provider.ts'
import type { Parsed, Parser } from './parameters.ts'

type Shape = Record<string, Parser<unknown>>

export interface Call<P> {
  params: P
  /** The object named in the path; empty where the path names none. */
  id: string
  /** The path itself, for lists to repeat. */
  url: string
  context: RequestContext
}

export interface Endpoint {
  method: 'GET' | 'POST'
  path: string
  params: Shape
  run: (provider: Provider, call: Call<never>) => object
}

/** Declares one call of the API: what it accepts and what it does. It either answers an object or throws ApiError. */
export function endpoint<S extends Shape>(
  method: Endpoint['method'],
  path: string,
  params: S,
  run: (provider: Provider, call: Call<Parsed<S>>) => object,
): Endpoint {
  return { method, path, params, run: run as Endpoint['run'] }
}
