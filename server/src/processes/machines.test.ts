import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { buyCourse, signIn } from '../../../scripts/provision/learner.ts'
import { startCardSandbox, WEBHOOK_SECRET } from '../testing/checkout-site.ts'
import { createEmptyDatabase } from '../testing/database-copy.ts'
import { smtpEnv, startMailServer } from '../testing/mail-server.ts'
import { startObjectStorage } from '../testing/object-storage.ts'
import { freePorts, startProcess, temporaryFolder } from '../testing/start-process.ts'
import { startProxy } from '../testing/start-proxy.ts'

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

    const session = await fetch(`${a.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.com', password: PASSWORD }),
    })
    const { access_token: token } = (await session.json()) as { access_token: string }
    const authorization = `Bearer ${token}`
    // The session of one machine is valid on the other: publish there, upload there, read on both.
    const published = await fetch(`${b.url}/rest/v1/policy_content`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ policy_type: 'terms', content: '<p>The terms of both machines</p>' }),
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
    expect(a.output() + b.output()).not.toMatch(/"level":"error"|The clock of this machine|runs release/)
  },
)
