import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The least that a web server on this platform can be. */
const server = createServer((_request, response) => response.end('hello'))
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
