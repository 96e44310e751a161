import { expect, onTestFinished, test } from 'vitest'
import { openSecrets } from '../platform/secrets.ts'
import { type Received, smtpEnv, startMailServer } from '../testing/mail-server.ts'
import { freePorts, temporaryFolder } from '../testing/start-process.ts'
import { type RunningSite, startSite } from '../testing/start-site.ts'
import { deliverDue } from './deliver.ts'
import { enqueueMail } from './outbox.ts'
import { createTransport } from './transport.ts'

const testMail = (to: string, subject = 'Hello') => ({
  kind: 'test',
  to,
  text: {
    subject,
    heading: 'A heading',
    paragraphs: ['Grüße & <tags>'],
    button: { label: 'Go', link: 'http://localhost:3000/x?a=1&b=2' },
  },
})

const listOutbox = (site: RunningSite) =>
  site.db.selectFrom('outbox').selectAll().orderBy('created_at').execute()

async function mailReadiness(site: RunningSite): Promise<string | undefined> {
  const response = await fetch(`${site.url}/readyz`)
  const { checks } = (await response.json()) as { checks: Record<string, string> }
  return checks.mail
}

/** Without the delivery job: tests call `deliver` themselves. */
async function startWithManualDelivery(env: Record<string, string>) {
  const site = await startSite({ env })
  await site.jobs.stop()
  const transport = createTransport(site)
  onTestFinished(() => transport.close())
  return { site, deliver: () => deliverDue(site, transport) }
}

test('delivers a mail completely and clears its content from the outbox', async () => {
  const server = await startMailServer()
  const { site, deliver } = await startWithManualDelivery(smtpEnv(server.port))
  await enqueueMail(site.db, site, testMail('ada@learner.example', 'Grüße'))
  await deliver()
  const [{ mail, to }] = server.received as [Received]
  expect(to).toEqual(['ada@learner.example'])
  expect(mail.from).toMatchObject({ name: 'Course', address: 'course@site.example' })
  expect(mail.subject).toBe('Grüße')
  expect(mail.text).toContain('Go:\nhttp://localhost:3000/x?a=1&b=2')
  expect(mail.html).toContain('Grüße &amp; &lt;tags&gt;')
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
  const [row] = await listOutbox(site)
  expect(row).toMatchObject({ state: 'sent', encrypted_content: null, claimed_until: null })
  expect(mail.messageId).toBe(`<${row!.id}@localhost>`)
})

test('loses no mail while the mail server is down for an hour', async () => {
  const port = Number((await freePorts(1))[0])
  const { site, deliver } = await startWithManualDelivery(smtpEnv(port))
  await enqueueMail(site.db, site, testMail('first@learner.example'))
  for (let minute = 0; minute < 60; minute++) {
    await deliver()
    if (minute === 30) await enqueueMail(site.db, site, testMail('second@learner.example'))
    site.clock.advance(60)
  }
  expect((await listOutbox(site)).map(({ state, last_problem }) => [state, last_problem])).toEqual([
    ['due', 'unreachable'],
    ['due', 'unreachable'],
  ])
  expect(await mailReadiness(site)).toBe('degraded')

  const restartedServer = await startMailServer({ port })
  site.clock.advance(3600)
  await deliver()
  expect(restartedServer.received.map((received) => received.to[0]).sort()).toEqual([
    'first@learner.example',
    'second@learner.example',
  ])
  site.clock.advance(5)
  expect(await mailReadiness(site)).toBe('ok')
})

test('sends each mail once when several processes deliver', async () => {
  const server = await startMailServer()
  const { site } = await startWithManualDelivery(smtpEnv(server.port))
  const transports = Array.from({ length: 4 }, () => createTransport(site))
  onTestFinished(() => {
    for (const transport of transports) transport.close()
  })
  for (let count = 0; count < 30; count++) {
    await enqueueMail(site.db, site, testMail(`${count}@learner.example`))
  }
  await Promise.all(transports.map((transport) => deliverDue(site, transport)))
  // A process returns once the others have claimed the rest, and they may still be sending.
  await expect
    .poll(async () => (await listOutbox(site)).every((row) => row.state === 'sent'), { timeout: 20_000 })
    .toBe(true)
  expect(server.received).toHaveLength(30)
  expect(new Set(server.received.map((received) => received.to[0])).size).toBe(30)
})

test('sends a mail after its claim expires if the process that claimed it died', async () => {
  const server = await startMailServer()
  const { site, deliver } = await startWithManualDelivery(smtpEnv(server.port))
  await enqueueMail(site.db, site, testMail('ada@learner.example'))
  const until = new Date(site.clock.now().getTime() + 180_000).toISOString()
  await site.db.updateTable('outbox').set({ claimed_until: until }).execute()
  await deliver()
  expect(server.received).toHaveLength(0)
  site.clock.advance(181)
  await deliver()
  expect(server.received).toHaveLength(1)
})

test('gives up a rejected recipient at once, retries a deferred one, and still sends the others', async () => {
  let isDeferring = true
  const server = await startMailServer({
    refuse: (to) => (to.startsWith('nobody') ? 550 : to.startsWith('later') && isDeferring ? 451 : 250),
  })
  const { site, deliver } = await startWithManualDelivery(smtpEnv(server.port))
  for (const name of ['nobody', 'later', 'ada']) {
    await enqueueMail(site.db, site, testMail(`${name}@learner.example`))
    site.clock.advance(1)
  }
  await deliver()
  expect((await listOutbox(site)).map(({ state, attempts, answer }) => [state, attempts, answer])).toEqual([
    ['refused', 1, '550'],
    ['due', 1, '451'],
    ['sent', 1, '250'],
  ])
  isDeferring = false
  site.clock.advance(60)
  await deliver()
  expect((await listOutbox(site)).map((row) => row.state)).toEqual(['refused', 'sent', 'sent'])
  expect((await listOutbox(site)).every((row) => row.encrypted_content === null)).toBe(true)
})

test('gives up a mail after days of failed attempts and logs an error', async () => {
  const down = await startMailServer()
  await down.close()
  const site = await startSite({ env: smtpEnv(down.port), expectedFaults: /given up/ })
  await site.jobs.stop()
  const transport = createTransport(site)
  await enqueueMail(site.db, site, testMail('ada@learner.example'))
  await deliverDue(site, transport)
  site.clock.advance(6 * 24 * 3600)
  await deliverDue(site, transport)
  expect((await listOutbox(site)).map((row) => row.state)).toEqual(['given-up'])
  transport.close()
})

test('puts back a mail that was encrypted with another secret, and sends it once the secret is back', async () => {
  const server = await startMailServer()
  const site = await startSite({ env: smtpEnv(server.port), expectedFaults: /ALARM/ })
  await site.jobs.stop()
  const transport = createTransport(site)
  onTestFinished(() => transport.close())
  await enqueueMail(site.db, site, testMail('ada@learner.example'))
  const elsewhere = { ...site, secrets: openSecrets(temporaryFolder()) }
  for (const _attempt of [1, 2]) {
    await deliverDue(elsewhere, transport)
    site.clock.advance(6 * 24 * 3600)
  }
  const [row] = await listOutbox(site)
  expect(row).toMatchObject({ state: 'due', attempts: 2, last_problem: 'unreadable', claimed_until: null })
  expect(row!.encrypted_content).not.toBeNull()
  const alarms = () => site.db.selectFrom('alarms').selectAll().execute()
  expect(await alarms()).toMatchObject([{ kind: 'mail.unreadable', subject: row!.id, resolved_at: null }])
  expect(server.received).toHaveLength(0)

  await deliverDue(site, transport)
  expect(server.received).toHaveLength(1)
  expect(await alarms()).toMatchObject([{ resolution: 'cause gone' }])
})

test('the alarm of an unreadable mail ends when the mail can be read, even if it cannot be sent yet', async () => {
  const server = await startMailServer({ refuse: () => 451 })
  const site = await startSite({ env: smtpEnv(server.port), expectedFaults: /ALARM/ })
  await site.jobs.stop()
  const transport = createTransport(site)
  onTestFinished(() => transport.close())
  await enqueueMail(site.db, site, testMail('ada@learner.example'))
  await deliverDue({ ...site, secrets: openSecrets(temporaryFolder()) }, transport)
  site.clock.advance(3600)
  await deliverDue(site, transport)
  expect(await listOutbox(site)).toMatchObject([{ state: 'due', last_problem: 'deferred' }])
  const alarms = await site.db.selectFrom('alarms').selectAll().execute()
  expect(alarms).toMatchObject([{ kind: 'mail.unreadable', resolution: 'cause gone' }])
})

test('enqueues only the first mail with a given dedupe key', async () => {
  const { site } = await startWithManualDelivery({})
  const mail = { ...testMail('ada@learner.example'), dedupeKey: 'purchase:1' }
  const results = await Promise.all(Array.from({ length: 5 }, () => enqueueMail(site.db, site, mail)))
  expect(results.filter(Boolean)).toHaveLength(1)
  expect(await listOutbox(site)).toHaveLength(1)
})

test('rejects a recipient that could inject headers', async () => {
  const { site } = await startWithManualDelivery({})
  for (const to of ['a@b.example\r\nBcc: c@d.example', 'a@b.example, c@d.example', '<a@b.example>']) {
    await expect(enqueueMail(site.db, site, testMail(to))).rejects.toThrow(/single plain email/)
  }
  expect(await listOutbox(site)).toHaveLength(0)
})

test('enqueues no mail when the transaction rolls back', async () => {
  const { site } = await startWithManualDelivery({})
  const failing = site.db.transaction().execute(async (trx) => {
    await enqueueMail(trx, site, testMail('ada@learner.example'))
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await listOutbox(site)).toHaveLength(0)
})

test('sends queued mails while the site shuts down', async () => {
  const server = await startMailServer()
  const site = await startSite({ env: smtpEnv(server.port) })
  await site.jobs.stop()
  await enqueueMail(site.db, site, testMail('ada@learner.example'))
  await site.app.http.close()
  for (const slice of site.app.slices) await slice.close?.()
  expect(server.received).toHaveLength(1)
})

test('goes on with other mails after one that fails for its own reasons', async () => {
  const server = await startMailServer()
  const site = await startSite({ env: smtpEnv(server.port) })
  await site.jobs.stop()
  const transport = createTransport(site)
  onTestFinished(() => transport.close())
  for (let mail = 0; mail < 6; mail++) {
    await enqueueMail(site.db, site, testMail(`learner-${mail}@learner.example`))
    site.clock.advance(1)
  }
  await deliverDue(site, {
    ...transport,
    send: async (row, content) => {
      if (row.recipient.startsWith('learner-0')) throw new TypeError('cannot compose this mail')
      return transport.send(row, content)
    },
  })
  expect((await listOutbox(site)).map(({ state, last_problem }) => last_problem ?? state)).toEqual([
    'deferred',
    ...Array.from({ length: 5 }, () => 'sent'),
  ])
})
