import { randomUUID } from 'node:crypto'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EditTextResponse } from '@course/contract/editing/texts'
import { type MediaFile, type SignedVideoUrls, videoUploadPath } from '@course/contract/media/media'
import { expect, inject, onTestFinished, test } from 'vitest'
import { buyCourse, signIn } from '../../../scripts/provision/learner.ts'
import { startCardSandbox, WEBHOOK_SECRET } from '../testing/checkout-site.ts'
import { createEmptyDatabase } from '../testing/database-copy.ts'
import { smtpEnv, startMailServer } from '../testing/mail-server.ts'
import { startObjectStorage } from '../testing/object-storage.ts'
import { fetchSession, sendJson } from '../testing/send-json.ts'
import { freePorts, startProcess, temporaryFolder } from '../testing/start-process.ts'
import { startProxy } from '../testing/start-proxy.ts'
import { mp4 } from '../testing/videos.ts'

const PASSWORD = 'administrator of the test'

/** Starts several processes, so it runs every night and by its name. */
test.runIf(inject('engine') === 'postgres' && process.env.TEST_ALL)(
  'two machines with separate data folders share one database, one bucket and one proxy',
  { timeout: 400_000 },
  async () => {
    const [portA, portB, proxyPort] = (await freePorts(3)) as [string, string, string]
    const storage = await startObjectStorage()
    onTestFinished(() => storage.close())
    const mails = await startMailServer()
    const sandbox = await startCardSandbox()
    onTestFinished(() => sandbox.stop())
    const shared = {
      SITE_URL: `http://127.0.0.1:${proxyPort}`,
      DATABASE_URL: await createEmptyDatabase(),
      ADMIN_PASSWORD: PASSWORD,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'warn',
      SANDBOX_URL: sandbox.url,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      ...smtpEnv(mails.port),
      ...storage.env,
    }
    const [folderA, folderB] = [temporaryFolder(), temporaryFolder()]
    const a = await startProcess({ ...shared, PORT: portA, DATA_DIR: folderA })
    cpSync(join(folderA, 'secrets'), join(folderB, 'secrets'), { recursive: true })
    const b = await startProcess({ ...shared, PORT: portB, DATA_DIR: folderB })
    const proxy = await startProxy(Number(proxyPort), [Number(portA), Number(portB)])
    onTestFinished(() => proxy.stop())
    // Webhooks reach either machine.
    await sandbox.control('POST', '/webhook', { url: `${proxy.url}/webhooks/card` })

    // Each buys on one machine and learns on the other.
    for (const [index, [first, second]] of [
      [a, b],
      [b, a],
      [proxy, proxy],
    ].entries() as Iterable<[number, [{ url: string }, { url: string }]]>) {
      const email = `buyer-${index}@machines.example`
      const learner = await buyCourse(first.url, sandbox.url, email)
      expect(await learner.readLesson()).toContain('<p>')
      const elsewhere = await signIn(second.url, email, learner.password)
      expect(await elsewhere.readLesson()).toContain('<p>')
      expect(await elsewhere.takeQuiz()).toMatchObject({ total_questions: 5 })
      // One mail each, whichever machine sends it.
      await expect.poll(() => mails.received.filter(({ to }) => to.includes(email)).length).toBe(1)
    }

    const owner = { email: 'admin@example.com', password: PASSWORD }
    const { access_token: token } = await fetchSession(a.url, owner)
    const authorization = `Bearer ${token}`
    // The session of one machine is valid on the other: publish there, upload there, read on both.
    const published = await sendJson(`${b.url}/rest/v1/policy_content`, {
      token,
      body: { policy_type: 'terms', content: '<p>The terms of both machines</p>' },
    })
    expect(published.status).toBe(201)
    const image = readFileSync(join(import.meta.dirname, '../../../web/public/share.png'))
    const upload = await fetch(`${b.url}/storage/v1/object/images/both.png`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'image/png' },
      body: image,
    })
    expect(upload.status).toBe(200)
    for (const { url } of [a, b, proxy]) {
      const terms = await fetch(`${url}/rest/v1/policy_content?select=content&policy_type=eq.terms`)
      expect(await terms.text()).toContain('The terms of both machines')
      const read = await fetch(`${url}/storage/v1/object/public/images/both.png`)
      expect(Buffer.from(await read.arrayBuffer()).equals(image)).toBe(true)
    }

    // A draft begun on one machine is continued on the other.
    const write = async (site: { url: string }, content: string) => {
      const draft = { text: 'lesson1/1', baseVersion: 1, editorId: randomUUID(), isTakenOver: true, content }
      expect((await sendJson(`${site.url}/functions/v1/save-draft`, { token, body: draft })).status).toBe(200)
    }
    const read = async (site: { url: string }) => {
      const body = { text: 'lesson1/1' }
      const edited = await sendJson<EditTextResponse>(`${site.url}/functions/v1/edit-text`, { token, body })
      return edited.body.draft?.content
    }
    await write(a, '<p>Begun on one machine</p>')
    expect(await read(b)).toBe('<p>Begun on one machine</p>')
    await write(b, '<p>Continued on the other</p>')
    expect(await read(a)).toBe('<p>Continued on the other</p>')

    // A video plays from both, with the URL that one of them has signed.
    const video = mp4(320, 180)
    const uploaded = await fetch(`${a.url}${videoUploadPath}?operation=${'0'.repeat(32)}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'video/mp4' },
      body: new Uint8Array(video),
    })
    const { id } = (await uploaded.json()) as MediaFile
    const signed = await sendJson<SignedVideoUrls>(`${a.url}/functions/v1/film`, { token, body: { id } })
    for (const { url } of [a, b, proxy]) {
      const part = await fetch(url + signed.body.video, { headers: { range: 'bytes=100-199' } })
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${video.length}`])
      expect(Buffer.from(await part.arrayBuffer()).equals(video.subarray(100, 200))).toBe(true)
    }
    expect(a.output() + b.output()).not.toMatch(/"level":"error"|The clock of this machine|runs release/)
  },
)
