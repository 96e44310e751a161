import { createHmac, hash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type StoredObject = { bytes: Buffer; modifiedAt: Date; type: string }

export type ObjectStorage = {
  url: string
  objects: Map<string, StoredObject>
  env: Record<string, string>
  /** Method and object of each request so far; a listing has no object. */
  requests: string[]
  close(): Promise<void>
}

const key = { id: 'the-key', secret: 'the secret of the key' }

/**
 * Starts a server with one S3 bucket and the operations that the site uses: put (also in parts), ranged get, list by prefix
 * and delete. Rejects requests without a valid signature. Real servers list 1,000 objects per page; small pages test that all
 * are requested.
 */
export async function startObjectStorage(port = 0, pageSize = 5): Promise<ObjectStorage> {
  const objects = new Map<string, StoredObject>()
  const requests: string[] = []
  const parts = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const url = new URL(request.url ?? '', 'http://storage.invalid')
    const name = decodeURIComponent(url.pathname.replace(/^\/course\/?/, ''))
    const object = objects.get(name)
    requests.push(`${request.method} ${name}`)
    const answerPart = (method: string | undefined, key: string, query: URLSearchParams, bytes: Buffer) => {
      if (method === 'PUT') {
        parts.set(`${key} ${query.get('partNumber')!.padStart(5, '0')}`, bytes)
        return response.setHeader('etag', etagOf({ bytes })).end()
      }
      response.setHeader('content-type', 'application/xml')
      if (query.has('uploads'))
        return response.end(
          '<InitiateMultipartUploadResult><UploadId>upload-1</UploadId></InitiateMultipartUploadResult>',
        )
      const own = [...parts]
        .filter(([part]) => part.startsWith(`${key} `))
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
      for (const [part] of own) parts.delete(part)
      const whole = Buffer.concat(own.map(([, part]) => part))
      objects.set(key, { bytes: whole, modifiedAt: new Date(), type: '' })
      return response.end(
        `<CompleteMultipartUploadResult><ETag>${escapeXml(etagOf({ bytes: whole }))}</ETag></CompleteMultipartUploadResult>`,
      )
    }
    const fail = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${code}</Code></Error>`)

    if (!isSigned(request, url)) return fail(403, 'SignatureDoesNotMatch')
    if (url.searchParams.has('uploads') || url.searchParams.has('uploadId'))
      return answerPart(request.method, name, url.searchParams, body)
    if (request.method === 'PUT') {
      objects.set(name, { bytes: body, modifiedAt: new Date(), type: request.headers['content-type'] ?? '' })
      return response.end()
    }
    if (request.method === 'DELETE') {
      objects.delete(name)
      return response.writeHead(204).end()
    }
    if (name === '') {
      return response
        .setHeader('content-type', 'application/xml')
        .end(renderListing(objects, url.searchParams, pageSize))
    }
    if (!object) return fail(404, 'NoSuchKey')
    response.setHeader('etag', etagOf(object)).setHeader('last-modified', object.modifiedAt.toUTCString())
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
    if (first === undefined) return response.end(object.bytes)
    const size = object.bytes.length
    if (Number(first) >= size) return fail(416, 'InvalidRange')
    const part = object.bytes.subarray(Number(first), last ? Number(last) + 1 : size)
    const range = `bytes ${first}-${Number(first) + part.length - 1}/${size}`
    return response.writeHead(206, { 'content-range': range }).end(part)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/course`
  return {
    url,
    objects,
    requests,
    env: { S3_BUCKET_URL: url, S3_ACCESS_KEY_ID: key.id, S3_SECRET_ACCESS_KEY: key.secret },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function renderListing(objects: ObjectStorage['objects'], query: URLSearchParams, pageSize: number): string {
  const prefix = query.get('prefix') ?? ''
  const delimiter = query.get('delimiter') || undefined
  const after = query.get('continuation-token') ?? ''
  const entries = new Map<string, string>()
  for (const [name, object] of [...objects].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (!name.startsWith(prefix)) continue
    const end = delimiter ? name.indexOf(delimiter, prefix.length) : -1
    const folder = end >= 0 ? name.slice(0, end + 1) : undefined
    if (folder) entries.set(folder, `<CommonPrefixes><Prefix>${escapeXml(folder)}</Prefix></CommonPrefixes>`)
    else entries.set(name, renderEntry(name, object))
  }
  const remaining = [...entries].filter(([name]) => name > after)
  const page = remaining.slice(0, Math.min(pageSize, Number(query.get('max-keys') ?? pageSize)))
  const isTruncated = page.length < remaining.length
  const next = isTruncated
    ? `<NextContinuationToken>${escapeXml(page.at(-1)![0])}</NextContinuationToken>`
    : ''
  return (
    '<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">' +
    `<IsTruncated>${isTruncated}</IsTruncated>${next}${page.map(([, xml]) => xml).join('')}</ListBucketResult>`
  )
}

const renderEntry = (name: string, { bytes, modifiedAt }: StoredObject) =>
  `<Contents><Key>${escapeXml(name)}</Key><LastModified>${modifiedAt.toISOString()}</LastModified>` +
  `<ETag>${escapeXml(etagOf({ bytes }))}</ETag><Size>${bytes.length}</Size>` +
  '<StorageClass>STANDARD</StorageClass></Contents>'

const etagOf = ({ bytes }: Pick<StoredObject, 'bytes'>) => `"${hash('md5', bytes)}"`

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Verifies an AWS Signature Version 4. */
function isSigned(request: IncomingMessage, url: URL): boolean {
  const { authorization = '' } = request.headers
  const [, id, scope, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+?),\s*SignedHeaders=([^,]+),\s*Signature=(\w+)$/.exec(
      authorization,
    ) ?? []
  if (id !== key.id || !scope || !names) return false
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const query = [...url.search.slice(1).split('&').filter(Boolean)].toSorted().join('&')
  const canonical = [
    request.method,
    url.pathname,
    query,
    headers.join(''),
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n')
  const date = request.headers['x-amz-date']
  const text = ['AWS4-HMAC-SHA256', date, scope, hash('sha256', canonical)].join('\n')
  const hmac = (secret: string | Buffer, part: string) => createHmac('sha256', secret).update(part).digest()
  const signingKey = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${key.secret}`)
  return hmac(signingKey, text).toString('hex') === signature
}
