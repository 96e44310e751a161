import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'

/** Responds with the rows of the user whose id is the path, from the site's database file. */
const [file, sql] = process.argv.slice(2) as [string, string]
const statement = new DatabaseSync(file, { readOnly: true }).prepare(sql)

const server = createServer((request, response) => {
  const body = JSON.stringify(statement.all(request.url!.slice(1)))
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
