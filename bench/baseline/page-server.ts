import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Fetches a URL once, and responds to every request with the same bytes and headers. */
const page = await new Promise<IncomingMessage>((resolve, reject) => {
  get(process.argv[2]!, { headers: { 'accept-encoding': 'gzip' } }, resolve).on('error', reject)
})
const body = await buffer(page)
const ownHeaders = new Set(['date', 'connection', 'keep-alive'])
const headers = Object.entries(page.headers).flatMap(([name, value]) =>
  ownHeaders.has(name) ? [] : [name, String(value)],
)

const server = createServer((_request, response) => response.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
