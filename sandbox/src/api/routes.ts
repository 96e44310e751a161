import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Fault, Faults } from '../faults.ts'
import { apiVersion } from '../objects/wire.ts'
import type { Provider } from '../provider.ts'
import { ApiError } from './api-error.ts'
import { checkoutSessionEndpoints } from './checkout-sessions.ts'
import { codeEndpoints } from './codes.ts'
import type { Call, Endpoint } from './endpoint.ts'
import { expand } from './expand.ts'
import { decodeForm, type FormFields } from './form.ts'
import { fingerprintOf, Idempotency, keyInUse, type StoredResponse } from './idempotency.ts'
import { invoiceEndpoints } from './invoices.ts'
import { listOf, parseFields, required, text } from './parameters.ts'
import { paymentEndpoints } from './payments.ts'
import { webhookEndpointEndpoints } from './webhook-endpoints.ts'

const expandParameter = listOf(required(text()), { max: 20 })

/** The HTTP API under /v1, as used by the official SDK. */
export function apiRoutes(provider: Provider, faults: Faults) {
  const idempotency = new Idempotency(provider.store)
  const warnedVersions = new Set<string>()

  return async (app: FastifyInstance) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    )
    app.addHook('onRequest', async (request, reply) => {
      reply.header('request-id', request.id)
      sendApiHeaders(request, reply)
      authorize(request)
    })
    app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const known = error instanceof ApiError ? error : toApiError(error)
      if (known.status >= 500)
        provider.log('warn', 'unexpected failure', { path: request.url, error: error.stack })
      return reply.status(known.status).send(known.body())
    })
    app.setNotFoundHandler((request) => {
      throw new ApiError(404, {
        message: `Unrecognized request URL (${request.method}: ${pathOf(request)}).`,
      })
    })
    for (const declared of [
      ...checkoutSessionEndpoints,
      ...codeEndpoints,
      ...paymentEndpoints,
      ...invoiceEndpoints,
      ...webhookEndpointEndpoints,
    ]) {
      app.route({
        method: declared.method,
        url: declared.path,
        handler: (request, reply) => handle(declared, request, reply),
      })
    }
  }

  function sendApiHeaders(request: FastifyRequest, reply: FastifyReply): void {
    const version = header(request, 'stripe-version') ?? apiVersion
    reply.header('stripe-version', version)
    const key = header(request, 'idempotency-key')
    if (key !== undefined) reply.header('idempotency-key', key)
    if (version !== apiVersion && !warnedVersions.has(version)) {
      warnedVersions.add(version)
      provider.log('warn', `A client uses API version ${version}; the sandbox supports only ${apiVersion}.`)
    }
  }

  async function handle(declared: Endpoint, request: FastifyRequest, reply: FastifyReply) {
    const fault = faults.takeFault(request.method, pathOf(request))
    if (fault) provider.log('info', 'fault', { kind: fault.kind, when: fault.when, path: pathOf(request) })
    if (fault?.when === 'before' && fault.kind !== 'slow') return sendFault(fault, reply)

    const result = await (declared.method === 'POST'
      ? handleIdempotently(declared, request, reply, fault)
      : execute(declared, request, decodeForm(request.url.split('?')[1] ?? ''), fault))

    if (fault?.when === 'after') {
      if (fault.kind !== 'slow') return sendFault(fault, reply)
      await sleep(fault.ms)
    }
    return reply.status(result.status).send(result.body)
  }

  async function handleIdempotently(
    declared: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
    fault?: Fault,
  ): Promise<StoredResponse> {
    const fields = decodeForm((request.body as string | undefined) ?? '')
    const key = header(request, 'idempotency-key')
    if (key === undefined) return execute(declared, request, fields, fault)

    const fingerprint = fingerprintOf(request.method, pathOf(request), fields)
    const earlier = idempotency.begin(key, fingerprint)
    if (earlier) {
      reply.header('idempotent-replayed', 'true')
      return earlier
    }
    let result: StoredResponse | undefined
    try {
      result = await execute(declared, request, fields, fault)
      return result
    } finally {
      idempotency.release(key, fingerprint, result)
    }
  }

  async function execute(
    declared: Endpoint,
    request: FastifyRequest,
    fields: FormFields,
    fault?: Fault,
  ): Promise<StoredResponse> {
    if (fault?.kind === 'slow' && fault.when === 'before') await sleep(fault.ms)
    const run = prepareRun(declared, request, fields)
    return fault?.when === 'during' ? faultResponse(fault) : runToResponse(run)
  }

  /** Parses the parameters before running, because invalid parameters are not stored under an idempotency key. */
  function prepareRun(declared: Endpoint, request: FastifyRequest, fields: FormFields): () => object {
    const { expand: expandField, ...rest } = fields
    const paths = expandParameter(expandField, 'expand') ?? []
    const url = pathOf(request)
    const { id = '' } = request.params as { id?: string }
    const call: Call<object> = {
      params: parseFields(declared.params, rest),
      id,
      url,
      context: contextOf(request),
    }
    return () => expand(provider.store, declared.run(provider, call as Call<never>), paths)
  }

  function contextOf(request: FastifyRequest) {
    return { requestId: request.id, idempotencyKey: header(request, 'idempotency-key') ?? null }
  }
}

function runToResponse(run: () => object): StoredResponse {
  try {
    return { status: 200, body: run() }
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, body: error.body() }
    throw error
  }
}

function authorize(request: FastifyRequest): void {
  const authorization = header(request, 'authorization') ?? ''
  const key = authorization.startsWith('Basic ')
    ? Buffer.from(authorization.slice(6), 'base64').toString().split(':')[0]!
    : authorization.replace(/^Bearer /, '')
  if (key === '') {
    throw new ApiError(401, {
      message: 'You did not provide an API key. Send it as "Authorization: Bearer sk_test_…".',
    })
  }
  if (!/^[sr]k_test_\w+$/.test(key)) {
    throw new ApiError(401, { message: 'Invalid API key: the sandbox accepts only test keys (sk_test_…).' })
  }
}

function faultResponse({ kind }: Fault): StoredResponse {
  const error =
    kind === '429'
      ? new ApiError(429, { code: 'rate_limit', message: 'Too many requests (injected fault).' })
      : kind === '409'
        ? keyInUse()
        : new ApiError(500, {
            type: 'api_error',
            message: 'Something went wrong (injected fault).',
          })
  return { status: error.status, body: error.body() }
}

/** Responds with the fault instead of the result. */
export function sendFault(fault: Fault, reply: FastifyReply): FastifyReply {
  if (fault.kind === 'reset') {
    reply.hijack()
    reply.raw.socket?.resetAndDestroy()
    return reply
  }
  const { status, body } = faultResponse(fault)
  return reply.status(status).send(body)
}

function toApiError(error: Error & { statusCode?: number }): ApiError {
  const { statusCode = 500 } = error
  if (statusCode < 500) return new ApiError(statusCode, { message: error.message })
  return new ApiError(500, { type: 'api_error', message: 'Something went wrong.' })
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0]!
