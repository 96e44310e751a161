import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'
import { startNginx } from '../../../scripts/provision/nginx.ts'
import { provideProgram } from '../../../scripts/provision/programs.ts'

/** nginx as an operator runs it or, where it cannot be installed, a proxy that takes turns. */
export async function startProxy(port: number, ports: readonly number[]) {
  const program = await provideProgram('nginx').catch(() => undefined)
  if (program) return startNginx(program, port, ports)
  let turn = 0
  const server = createServer((request, response) => {
    turn += 1
    const headers = {
      ...request.headers,
      'x-forwarded-for': request.headers['x-forwarded-for'] ?? '127.0.0.1',
    }
    const upstream = forward(
      { port: ports[turn % ports.length], path: request.url, method: request.method, headers },
      (answer) => answer.pipe(response.writeHead(answer.statusCode!, answer.headers)),
    )
    upstream.on('error', () => response.writeHead(502).end())
    request.pipe(upstream)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
