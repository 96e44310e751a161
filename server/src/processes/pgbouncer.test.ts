import { randomUUID } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import { buyCourse } from '../../../scripts/provision/learner.ts'
import { startPgBouncer } from '../../../scripts/provision/pgbouncer.ts'
import { provideProgram } from '../../../scripts/provision/programs.ts'
import { startCardSandbox, WEBHOOK_SECRET } from '../testing/checkout-site.ts'
import { createEmptyDatabase } from '../testing/database-copy.ts'
import { smtpEnv, startMailServer } from '../testing/mail-server.ts'
import { fetchSession, sendJson } from '../testing/send-json.ts'
import { freePorts, startProcess, temporaryFolder } from '../testing/start-process.ts'

const LEARNERS = 8
const PASSWORD = 'administrator of the test'

/** Needs PgBouncer, so it runs every night and by its name. */
test.runIf(inject('engine') === 'postgres' && process.env.TEST_ALL)(
  'works behind PgBouncer in transaction mode with fewer connections than it opens',
  { timeout: 180_000 },
  async ({ skip }) => {
    const program = await provideProgram('pgbouncer').catch(() => undefined)
    if (!program) return skip('PgBouncer was not found and could not be installed')
    const pooler = await startPgBouncer(program, await createEmptyDatabase())
    onTestFinished(() => pooler.stop())
    const mails = await startMailServer()
    const sandbox = await startCardSandbox()
    onTestFinished(() => sandbox.stop())
    const [PORT] = (await freePorts(1)) as [string]
    // The first start migrates.
    const site = await startProcess({
      ...{ PORT, DATA_DIR: temporaryFolder(), DATABASE_URL: pooler.url, ADMIN_PASSWORD: PASSWORD },
      ...{ SANDBOX_URL: sandbox.url, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET },
      ...{ TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'warn', ...smtpEnv(mails.port) },
    })
    await sandbox.control('POST', '/webhook', { url: `${site.url}/webhooks/card` })

    const learn = async (index: number) => {
      const account = { email: `account-${index}@pooler.example`, password: 'a password of the test' }
      expect((await sendJson(`${site.url}/auth/v1/signup`, { body: account })).status).toBe(200)
      const email = `buyer-${index}@pooler.example`
      const learner = await buyCourse(site.url, sandbox.url, email, `10.0.0.${index}`)
      expect(await learner.readLesson()).toContain('<p>')
      expect(await learner.takeQuiz()).toMatchObject({ total_questions: 5 })
      const { access_token: token } = await fetchSession(site.url, { email, password: learner.password })
      const saved = await sendJson(`${site.url}/functions/v1/save-plan`, {
        token,
        body: { planId: randomUUID(), seen: 0, changes: { 'w01/change_name': ['One change', 5, 'a'] } },
      })
      expect(saved).toMatchObject({ status: 200, body: { revision: 1 } })
    }
    await Promise.all(Array.from({ length: LEARNERS }, (_, index) => learn(index)))
    await sandbox.waitForDeliveries()
    const recipients = () => mails.received.flatMap(({ to }) => to).toSorted()
    const expected = ['account', 'buyer'].flatMap((kind) =>
      Array.from({ length: LEARNERS }, (_, index) => `${kind}-${index}@pooler.example`),
    )
    await expect.poll(recipients).toEqual(expected)

    const { access_token: token } = await fetchSession(site.url, {
      email: 'admin@example.com',
      password: PASSWORD,
    })
    const edited = await sendJson(`${site.url}/rest/v1/policy_content`, {
      token,
      body: { policy_type: 'terms', content: '<p>The terms behind a pooler</p>' },
    })
    expect(edited.status).toBe(201)
    const terms = await fetch(`${site.url}/rest/v1/policy_content?select=content&policy_type=eq.terms`)
    expect(await terms.text()).toContain('The terms behind a pooler')
    expect(site.output()).not.toMatch(/"level":"(error|warn)"/)
  },
)
