import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import type { Site } from '../../platform/site.ts'
import type { Caller } from '../../platform/tokens.ts'
import { negotiateEncoding } from '../compression.ts'
import { checkRouteLimit, refuseAll } from '../route-access.ts'
import { equalityFilter, parseColumns, parseQuery } from './query.ts'
import { type TableReader, tableReader, toJsonRow } from './read.ts'
import type { Procedure, Resource, Row, RowWrite, SelectRule, WriteResult, WriteRule } from './resource.ts'
import { cacheKey, responseCache } from './response-cache.ts'

const OBJECT_TYPE = 'application/vnd.pgrst.object+json'
const JSON_TYPE = 'application/json; charset=utf-8'
const MAX_ROWS_PER_WRITE = 20

type Query = Record<string, string | string[] | undefined>

/** Serves the declared resources and procedures in the way the Supabase client (PostgREST) expects. */
export function serveRest(
  app: FastifyInstance,
  site: Site,
  resources: readonly Resource[],
  procedures: readonly Procedure[],
) {
  const reader = tableReader(site)
  for (const resource of resources) {
    if (resource.select) serveSelect(app, site, reader, resource, resource.select)
    serveWrites(app, site, resource)
    rejectUndeclaredMethods(app, resource)
  }
  for (const procedure of procedures) {
    const { access, rateLimit, requiresSudo } = procedure
    app.route({
      method: ['GET', 'POST'],
      url: `/rpc/${procedure.name}`,
      config: { access, rateLimit, requiresSudo },
      handler: async (request, reply) => {
        const value = await procedure.run(site, request.caller)
        return reply.type(JSON_TYPE).send(JSON.stringify(value))
      },
    })
  }
  refuseAll(app, '/rpc/:name', (request) => {
    const { name } = request.params as { name: string }
    return new AppError('rest.unknown_function', {
      text: `Could not find the function public.${name.slice(0, 60)}`,
    })
  })
  refuseAll(app, '/:table', (request) => {
    const { table } = request.params as { table: string }
    return new AppError('rest.unknown_table', {
      text: `Could not find the table 'public.${table.slice(0, 60)}'`,
    })
  })
}

function serveSelect(
  app: FastifyInstance,
  site: Site,
  reader: TableReader,
  resource: Resource,
  rule: SelectRule,
) {
  const { access, rateLimit, requiresSudo } = rule
  const cachedResponse = rule.cache && responseCache(site, rule.cache)
  app.get(`/${resource.table}`, { config: { access, rateLimit, requiresSudo } }, async (request, reply) => {
    checkSchema(request)
    const columns = rule.administratorColumns
      ? await visibleColumns(site, rule, request.caller)
      : rule.columns
    const query = parseQuery(resource, rule, request.query as Query, columns)
    const visible = await rule.rows(site, request.caller, (column) =>
      equalityFilter(query.conditions, column),
    )
    const key = isPlainRead(request) ? cacheKey(rule, query, visible) : undefined
    if (cachedResponse && key !== undefined && visible !== 'none') {
      const { body, count } = await cachedResponse(key, () => reader.rows(resource, query, visible))
      reply.header('content-range', `${rangeOf(query.offset, count)}/*`).header('vary', 'accept-encoding')
      const encoding = negotiateEncoding(request.raw)
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.type(JSON_TYPE).send(await body(encoding))
    }
    const rows = visible === 'none' ? [] : await reader.rows(resource, query, visible)
    const total = parsePreferences(request).includes('count=exact')
      ? visible === 'none'
        ? 0
        : await reader.count(resource, query, visible)
      : undefined
    reply.header('content-range', `${rangeOf(query.offset, rows.length)}/${total ?? '*'}`)
    if (total !== undefined && rows.length < total && rows.length > 0) reply.code(206)
    return serializeRows(request, reply, rows)
  })
}

const visibleColumns = async (site: Site, rule: SelectRule, caller: Caller): Promise<readonly string[]> =>
  (await site.isAdministrator(caller))
    ? [...rule.columns, ...(rule.administratorColumns ?? [])]
    : rule.columns

const rangeOf = (offset: number, count: number) => (count === 0 ? '*' : `${offset}-${offset + count - 1}`)

/** A list without a count or other preferences, as the web app requests it. */
const isPlainRead = (request: FastifyRequest) => !request.headers.prefer && !wantsObject(request)

function serveWrites(app: FastifyInstance, site: Site, resource: Resource) {
  const { insert, upsert } = resource
  if (!insert && !upsert) return
  // One route serves both, so their policies must be the same.
  const { access, rateLimit, requiresSudo } = (insert ?? upsert)!
  const isSamePolicy =
    !upsert ||
    (upsert.access === access && upsert.rateLimit === rateLimit && upsert.requiresSudo === requiresSudo)
  if (!isSamePolicy) {
    throw new Error(`${resource.table}: insert and upsert must declare the same policy`)
  }
  const bodyLimit = insert?.bodyLimit ?? upsert?.bodyLimit
  app.post(
    `/${resource.table}`,
    {
      config: { access, rateLimit, requiresSudo },
      ...(bodyLimit && { bodyLimit }),
      // Refuses an undeclared kind of write before its body is read.
      onRequest: async (request) => {
        checkSchema(request)
        selectWriteRule(resource, request.query as Query, parsePreferences(request))
      },
    },
    async (request, reply) => {
      const query = request.query as Query
      const rule = selectWriteRule(resource, query, parsePreferences(request))
      const inputs = bodyRows(resource, request.body, query).map((row) => parseRow(rule, row))
      // Validate the requested columns before writing, so a bad request changes nothing.
      const columns = returnedColumns(request, resource, rule)
      if (columns && wantsObject(request)) requireOneRow(inputs)
      // Every row counts; the first was counted before the body was read.
      for (let row = 1; row < inputs.length; row++) await checkRouteLimit(request, site)
      const writes: RowWrite[] = []
      for (const input of inputs) writes.push(await rule.run(site, request.user, input as never))
      const written = await writeAll(site, writes)
      reply.code(rule === insert || written.some((one) => one.inserted) ? 201 : 200)
      if (!columns) return reply.send()
      return serializeRows(
        request,
        reply,
        written.map(({ row }) => toJsonRow(row, columns, resource.columns)),
      )
    },
  )
}

/** Writes all rows or none. A write may touch several tables, so a single row needs the transaction too. */
async function writeAll(site: Site, writes: readonly RowWrite[]): Promise<WriteResult[]> {
  return site.db.transaction().execute(async (trx) => {
    const written: WriteResult[] = []
    for (const write of writes) written.push(await write(trx))
    return written
  })
}

function rejectUndeclaredMethods(app: FastifyInstance, resource: Resource) {
  const declared = new Set([
    ...(resource.select ? ['GET'] : []),
    ...(resource.insert || resource.upsert ? ['POST'] : []),
  ])
  const rejected = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT'].filter((method) => !declared.has(method))
  const errorOf = ({ caller }: FastifyRequest) =>
    new AppError(caller.role === 'visitor' ? 'access.sign_in_required' : 'access.denied', {
      text: `permission denied for table ${resource.table}`,
    })
  refuseAll(app, `/${resource.table}`, errorOf, rejected)
}

function selectWriteRule(resource: Resource, query: Query, prefer: readonly string[]): WriteRule {
  const resolution = prefer.find((preference) => preference.startsWith('resolution='))
  if (!resolution) {
    if (resource.insert) return resource.insert
    throw new AppError('access.denied', { text: `permission denied for table ${resource.table}` })
  }
  const { upsert } = resource
  if (!upsert || resolution !== 'resolution=merge-duplicates') {
    throw new AppError('access.denied', { text: `permission denied for table ${resource.table}` })
  }
  const onConflict = String(query.on_conflict ?? '')
    .split(',')
    .filter(Boolean)
  const expected = [...upsert.onConflict].sort().join()
  if (onConflict.length > 0 && onConflict.sort().join() !== expected)
    throw new AppError('rest.no_matching_key')
  return upsert
}

function bodyRows(resource: Resource, body: unknown, query: Query): Row[] {
  const rows = Array.isArray(body) ? body : [body]
  if (rows.length === 0 || rows.length > MAX_ROWS_PER_WRITE || !rows.every(isRow)) {
    throw new AppError('request.bad_json', { text: 'The body must be an object or a short list of objects' })
  }
  const namedColumns =
    typeof query.columns === 'string' ? query.columns.split(',').map((name) => name.replaceAll('"', '')) : []
  for (const column of [...namedColumns, ...rows.flatMap(Object.keys)]) {
    if (!Object.hasOwn(resource.columns, column)) {
      throw new AppError('rest.unknown_body_column', {
        text: `Could not find the '${column.slice(0, 60)}' column of '${resource.table}'`,
      })
    }
  }
  return rows
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseRow(rule: WriteRule, row: Row): unknown {
  const parsed = rule.body.safeParse(row)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const column = String(issue?.path[0] ?? '')
  const missing = issue?.code === 'invalid_type' && (row[column] === undefined || row[column] === null)
  throw new AppError(missing ? 'rest.missing_value' : 'rest.refused_value', {
    text: issue?.message,
    details: column ? `column ${column}` : undefined,
  })
}

/** The columns to return after a write; undefined if the client did not request rows. */
function returnedColumns(request: FastifyRequest, resource: Resource, rule: WriteRule) {
  if (!parsePreferences(request).includes('return=representation')) return undefined
  const allowed = [...(resource.select?.columns ?? []), ...(rule.returns ?? [])]
  return parseColumns(resource, allowed, String((request.query as Query).select ?? '*'))
}

/**
 * One object if the client requested one (`single()`), otherwise a list. The client relies on the row count
 * check.
 */
function serializeRows(request: FastifyRequest, reply: FastifyReply, rows: readonly Row[]): string {
  if (!wantsObject(request)) {
    reply.type(JSON_TYPE)
    return JSON.stringify(rows)
  }
  requireOneRow(rows)
  reply.type(`${OBJECT_TYPE}; charset=utf-8`)
  return JSON.stringify(rows[0])
}

const wantsObject = (request: FastifyRequest) => request.headers.accept?.includes(OBJECT_TYPE) ?? false

function requireOneRow(rows: readonly unknown[]) {
  if (rows.length === 1) return
  throw new AppError('rest.not_one_row', { details: `The result contains ${rows.length} rows` })
}

function checkSchema(request: FastifyRequest) {
  const schema = request.headers['accept-profile'] ?? request.headers['content-profile']
  if (schema !== undefined && schema !== 'public') throw new AppError('rest.unknown_schema')
}

function parsePreferences(request: FastifyRequest): readonly string[] {
  const header = request.headers.prefer
  return header
    ? String(header)
        .split(',')
        .map((preference) => preference.trim())
    : []
}
