import { writeFileSync } from 'node:fs'
import { type IncomingMessage, request as send } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from './start-process.ts'

// Self-signed for localhost, valid for 100 years. The private key is public, so use it in tests only.
const cert = `-----BEGIN CERTIFICATE-----
MIIBljCCATugAwIBAgIUSQ70agsxMSsnT5yHXgmvMZ2L8TgwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTExNjEyNTM0M1oYDzIxMjYxMDIz
MTI1MzQzWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAS2xMKNDCaPNsjJQjsgfjI5c12ICKz1hp25OQ9VFCyzf0NyVX4w5lOE
2uBS0El82VH0r9K4hnDF3OATbuapzk6Io2kwZzAdBgNVHQ4EFgQULlmwzuXX1RAf
K08V6jyN0bCpxJ4wHwYDVR0jBBgwFoAULlmwzuXX1RAfK08V6jyN0bCpxJ4wDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SQAwRgIhAMBYYhC30U/OmaeYL13MvG2AeYvOEoZbN+gZJ+WZ5Gg2AiEAybpSA1Pf
WUd1DZc6tRkltHQW+sPIbP/3iqXG1CfRS1k=
-----END CERTIFICATE-----
`
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgAc7b8otp4vQQaE/a
PZ3I3bul+VNRM+q2aEpCjIHbf8mhRANCAAS2xMKNDCaPNsjJQjsgfjI5c12ICKz1
hp25OQ9VFCyzf0NyVX4w5lOE2uBS0El82VH0r9K4hnDF3OATbuapzk6I
-----END PRIVATE KEY-----
`

/** Headers that the proxy adds; by default those of deploy/nginx.conf. */
type ForwardedHeaders = (request: IncomingMessage) => Record<string, string | undefined>
const defaultHeaders: ForwardedHeaders = ({ socket }) => ({
  'x-forwarded-for': socket.remoteAddress,
  'x-forwarded-proto': 'https',
})

/** Starts an HTTPS proxy in front of a site. `trust` is the environment of processes that trust it. */
export async function startHttpsProxy(siteUrl: string, forwarded: ForwardedHeaders = defaultHeaders) {
  const server = createServer({ cert, key }, (request, response) => {
    const headers = { ...request.headers, ...forwarded(request) }
    const proxied = send(siteUrl + request.url, { method: request.method, headers }, (upstream) => {
      response.writeHead(upstream.statusCode!, upstream.headers)
      upstream.pipe(response)
    })
    proxied.on('error', () => response.writeHead(502).end())
    request.pipe(proxied)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const file = join(temporaryFolder(), 'certificate.pem')
  writeFileSync(file, cert)
  const url = `https://localhost:${(server.address() as AddressInfo).port}`
  return { url, trust: { NODE_EXTRA_CA_CERTS: file } }
}
