import * as http from 'node:http'
import * as https from 'node:https'

const agents = {
  http: new http.Agent({ keepAlive: true }),
  https: new https.Agent({ keepAlive: true }),
}

/** Posts a body and returns the status. Redirects are not followed. */
export function post(
  url: string,
  headers: Record<string, string>,
  body: string,
  limits: { timeoutMs: number; signal: AbortSignal },
): Promise<number> {
  const { timeoutMs, signal } = limits
  const isSecure = url.startsWith('https:')
  return new Promise((resolve, reject) => {
    const request = (isSecure ? https : http).request(
      url,
      { method: 'POST', headers, signal, timeout: timeoutMs, agent: isSecure ? agents.https : agents.http },
      (response) => {
        response.on('error', reject)
        response.on('end', () => resolve(response.statusCode!))
        response.resume()
      },
    )
    request.on('timeout', () => request.destroy(new Error(`no response within ${timeoutMs} ms`)))
    request.on('error', reject)
    request.end(body)
  })
}
