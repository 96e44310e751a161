import { readdirSync } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ERRORS } from '@course/contract/errors'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { startSite } from '../testing/start-site.ts'
import { acceptJson, limitBodyTime } from './request-bodies.ts'

/** A server with a form route and an upload route, and short time limits. */
async function openServer(limits: { totalMs?: number; idleMs?: number }): Promise<string> {
  const app = Fastify({ requestTimeout: 0 })
  limitBodyTime(app, limits)
  app.addContentTypeParser('video/mp4', (_request, payload, done) => done(null, payload))
  app.post('/form', async () => 'whole')
  app.post('/upload', { config: { isUpload: true } }, async (call) => text(call.body as IncomingMessage))
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

function startRequest(
  url: string,
  type: string,
): { call: ClientRequest; response: Promise<IncomingMessage> } {
  const call = request(url, { method: 'POST', headers: { 'content-type': type } })
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve).on('error', reject)
  })
  call.write(' ')
  return { call, response }
}

test('times out a slow form body, but accepts a slow upload that keeps sending', async () => {
  const url = await openServer({ totalMs: 200 })
  const upload = startRequest(`${url}/upload`, 'video/mp4')
  const form = startRequest(`${url}/form`, 'application/json')
  expect((await form.response).statusCode).toBe(408)
  upload.call.end('end')
  const response = await upload.response
  expect([response.statusCode, await text(response)]).toEqual([200, ' end'])
})

test('closes an upload that stops sending', async () => {
  const url = await openServer({ idleMs: 200 })
  await expect(startRequest(`${url}/upload`, 'video/mp4').response).rejects.toThrow('socket hang up')
})

test('an aborted upload logs no error and leaves no file', async () => {
  const site = await startSite()
  const { accessToken } = await site.administrator()
  const call = request(`${site.url}/storage/v1/object/videos/film.mp4`, {
    method: 'POST',
    headers: {
      'content-type': 'video/mp4',
      authorization: `Bearer ${accessToken}`,
      'content-length': '1000',
    },
  })
  call.on('error', () => undefined).write('begin')
  const files = () => readdirSync(join(site.config.dataDir, 'media/videos'))
  while (files().length === 0) await new Promise(setImmediate)
  call.destroy()
  while (files().length > 0) await new Promise(setImmediate)
})

test('removes __proto__ and constructor keys from JSON bodies', async () => {
  const app = Fastify()
  acceptJson(app)
  app.post('/', async (call) => JSON.stringify(call.body))
  const { body } = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    payload: '{"a":1,"__proto__":{"b":2},"c":{"constructor":{"prototype":{"d":4}}}}',
  })
  expect(body).toBe('{"a":1,"c":{}}')
})

test('refuses JSON with too many lists and objects before parsing it, and accepts brackets in texts', async () => {
  const app = Fastify()
  acceptJson(app)
  app.post('/', { bodyLimit: 1_000_000 }, async (call) => JSON.stringify(call.body).length)
  const post = async (payload: string) => {
    const headers = { 'content-type': 'application/json' }
    return (await app.inject({ method: 'POST', url: '/', headers, payload })).body
  }
  const refused = expect.stringContaining(ERRORS['request.too_large'].text)
  expect(await post('['.repeat(20_001) + ']'.repeat(20_001))).toEqual(refused)
  expect(await post(JSON.stringify(Array.from({ length: 20_000 }, () => ({}))))).toEqual(refused)
  const largest = JSON.stringify(Array.from({ length: 19_999 }, () => []))
  expect(await post(largest)).toBe(String(largest.length))
  const text = JSON.stringify('\\"[{'.repeat(20_001))
  expect(await post(text)).toBe(String(text.length))
})
