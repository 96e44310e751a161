import type { Provider, RequestContext } from '../provider.ts'
import type { Parsed, Parser } from './parameters.ts'

type Shape = Record<string, Parser<unknown>>

export interface Call<P> {
  params: P
  /** The id in the path; empty if there is none. */
  id: string
  /** The path, which lists include in their response. */
  url: string
  context: RequestContext
}

export interface Endpoint {
  method: 'GET' | 'POST'
  path: string
  params: Shape
  run: (provider: Provider, call: Call<never>) => object
}

/** Declares an API endpoint. `run` returns an object or throws ApiError. */
export function endpoint<S extends Shape>(
  method: Endpoint['method'],
  path: string,
  params: S,
  run: (provider: Provider, call: Call<Parsed<S>>) => object,
): Endpoint {
  return { method, path, params, run: run as Endpoint['run'] }
}
