import { readdirSync } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { startSite } from '../testing/start-site.ts'
import { acceptJson, limitBodyTime } from './request-bodies.ts'

/** A server with two routes and a time limit that a test can wait for. */
async function openServer(limits: { wholeMs?: number; idleMs?: number }): Promise<string> {
  const app = Fastify({ requestTimeout: 0 })
  limitBodyTime(app, limits)
  app.addContentTypeParser('video/mp4', (_request, payload, done) => done(null, payload))
  app.post('/form', async () => 'whole')
  app.post('/film', { config: { isUpload: true } }, async (call) => text(call.body as IncomingMessage))
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

function begin(url: string, type: string): { call: ClientRequest; response: Promise<IncomingMessage> } {
  const call = request(url, { method: 'POST', headers: { 'content-type': type } })
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve).on('error', reject)
  })
  call.write(' ')
  return { call, response }
}

test('a form that never ends is cut off while a film that keeps coming is taken', async () => {
  const url = await openServer({ wholeMs: 200 })
  const film = begin(`${url}/film`, 'video/mp4')
  const form = begin(`${url}/form`, 'application/json')
  expect((await form.response).statusCode).toBe(408)
  film.call.end('end')
  const response = await film.response
  expect([response.statusCode, await text(response)]).toEqual([200, ' end'])
})

test('a film that stops coming is cut off', async () => {
  const url = await openServer({ idleMs: 200 })
  await expect(begin(`${url}/film`, 'video/mp4').response).rejects.toThrow('socket hang up')
})

test('an upload that is broken off is no fault of ours', async () => {
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

test('keys that would reach a prototype are dropped', async () => {
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
