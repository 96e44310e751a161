import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { buffer } from 'node:stream/consumers'

/** A bare server that responds with a copy of a page, or with the rows that SQL finds for the id in the path. */
const [kind, source, sql] = process.argv.slice(2) as ['page' | 'rows', string, string]
const respond = kind === 'page' ? await copyOfPage(source) : rowsOf(source, sql)
const server = createServer(respond)
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))

async function copyOfPage(url: string): Promise<RequestListener> {
  const page = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, resolve).on('error', reject)
  })
  const body = await buffer(page)
  const ownHeaders = new Set(['date', 'connection', 'keep-alive'])
  const headers = Object.entries(page.headers).flatMap(([name, value]) =>
    ownHeaders.has(name) ? [] : [name, String(value)],
  )
  return (_request, response) => response.writeHead(200, headers).end(body)
}

function rowsOf(file: string, sql: string): RequestListener {
  const statement = new DatabaseSync(file, { readOnly: true }).prepare(sql)
  return (request, response) => {
    const body = JSON.stringify(statement.all(request.url!.slice(1)))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    response.end(body)
  }
}
