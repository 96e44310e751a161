import { expect, onTestFinished, test } from 'vitest'
import { mailServer, type Received, smtp } from '../testing/mail-server.ts'
import { freePorts } from '../testing/start-process.ts'
import { type RunningSite, startSite } from '../testing/start-site.ts'
import { deliverDue } from './deliver.ts'
import { enqueueMail } from './outbox.ts'
import { openTransport } from './transport.ts'

const letter = (to: string, subject = 'Hello') => ({
  kind: 'test',
  to,
  text: {
    subject,
    heading: 'A heading',
    paragraphs: ['Grüße & <tags>'],
    button: { label: 'Go', link: 'http://localhost:3000/x?a=1&b=2' },
  },
})

const outbox = (site: RunningSite) => site.db.selectFrom('outbox').selectAll().orderBy('created_at').execute()

async function readiness(site: RunningSite): Promise<string | undefined> {
  const response = await fetch(`${site.url}/readyz`)
  const { checks } = (await response.json()) as { checks: Record<string, string> }
  return checks.mail
}

/** Delivery by hand, so that each step is seen. */
async function quietSite(env: Record<string, string>) {
  const site = await startSite({ env })
  await site.jobs.stop()
  const transport = openTransport(site)
  onTestFinished(() => transport.close())
  return { site, deliver: () => deliverDue(site, transport) }
}

test('a mail reaches the mail server whole and is cleared from the outbox', async () => {
  const server = await mailServer()
  const { site, deliver } = await quietSite(smtp(server.port))
  await enqueueMail(site.db, site, letter('ada@learner.example', 'Grüße'))
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
  const [row] = await outbox(site)
  expect(row).toMatchObject({ state: 'sent', encrypted_content: null, claimed_by: null })
  expect(mail.messageId).toBe(`<${row!.id}@localhost>`)
})

test('a mail server that is down for an hour loses no mail', async () => {
  const port = Number((await freePorts(1))[0])
  const { site, deliver } = await quietSite(smtp(port))
  await enqueueMail(site.db, site, letter('first@learner.example'))
  for (let minute = 0; minute < 60; minute++) {
    await deliver()
    if (minute === 30) await enqueueMail(site.db, site, letter('second@learner.example'))
    site.clock.advance(60)
  }
  expect((await outbox(site)).map(({ state, last_problem }) => [state, last_problem])).toEqual([
    ['due', 'unreachable'],
    ['due', 'unreachable'],
  ])
  expect(await readiness(site)).toBe('degraded')

  const up = await mailServer({ port })
  site.clock.advance(3600)
  await deliver()
  expect(up.received.map((received) => received.to[0]).sort()).toEqual([
    'first@learner.example',
    'second@learner.example',
  ])
  site.clock.advance(5)
  expect(await readiness(site)).toBe('ok')
})

test('several processes send each mail once', async () => {
  const server = await mailServer()
  const { site } = await quietSite(smtp(server.port))
  const transports = Array.from({ length: 4 }, () => openTransport(site))
  onTestFinished(() => {
    for (const transport of transports) transport.close()
  })
  for (let count = 0; count < 30; count++) {
    await enqueueMail(site.db, site, letter(`${count}@learner.example`))
  }
  await Promise.all(transports.map((transport) => deliverDue(site, transport)))
  // A process returns when the others have taken what is left, and they may still be sending.
  await expect
    .poll(async () => (await outbox(site)).every((row) => row.state === 'sent'), { timeout: 20_000 })
    .toBe(true)
  expect(server.received).toHaveLength(30)
  expect(new Set(server.received.map((received) => received.to[0])).size).toBe(30)
})

test('a mail whose process died while sending goes out after its claim has run out', async () => {
  const server = await mailServer()
  const { site, deliver } = await quietSite(smtp(server.port))
  await enqueueMail(site.db, site, letter('ada@learner.example'))
  const until = new Date(site.clock.now().getTime() + 180_000).toISOString()
  await site.db.updateTable('outbox').set({ claimed_by: 'the dead one', claimed_until: until }).execute()
  await deliver()
  expect(server.received).toHaveLength(0)
  site.clock.advance(181)
  await deliver()
  expect(server.received).toHaveLength(1)
})

test('a refused recipient is given up at once, a deferred one tried again, others go on', async () => {
  let isDeferring = true
  const server = await mailServer({
    refuse: (to) => (to.startsWith('nobody') ? 550 : to.startsWith('later') && isDeferring ? 451 : 250),
  })
  const { site, deliver } = await quietSite(smtp(server.port))
  for (const name of ['nobody', 'later', 'ada']) {
    await enqueueMail(site.db, site, letter(`${name}@learner.example`))
    site.clock.advance(1)
  }
  await deliver()
  expect((await outbox(site)).map(({ state, attempts, answer }) => [state, attempts, answer])).toEqual([
    ['refused', 1, '550'],
    ['due', 1, '451'],
    ['sent', 1, '250'],
  ])
  isDeferring = false
  site.clock.advance(60)
  await deliver()
  expect((await outbox(site)).map((row) => row.state)).toEqual(['refused', 'sent', 'sent'])
  expect((await outbox(site)).every((row) => row.encrypted_content === null)).toBe(true)
})

test('a mail that cannot be sent for days is given up, loudly', async () => {
  const down = await mailServer()
  await down.close()
  const site = await startSite({ env: smtp(down.port), expectedFaults: /given up/ })
  await site.jobs.stop()
  const transport = openTransport(site)
  await enqueueMail(site.db, site, letter('ada@learner.example'))
  await deliverDue(site, transport)
  site.clock.advance(6 * 24 * 3600)
  await deliverDue(site, transport)
  expect((await outbox(site)).map((row) => row.state)).toEqual(['given-up'])
  transport.close()
})

test('of mails with one key only the first is written', async () => {
  const { site } = await quietSite({})
  const once = { ...letter('ada@learner.example'), dedupeKey: 'purchase:1' }
  const written = await Promise.all(Array.from({ length: 5 }, () => enqueueMail(site.db, site, once)))
  expect(written.filter(Boolean)).toHaveLength(1)
  expect(await outbox(site)).toHaveLength(1)
})

test('an address that could break out of its header is never written', async () => {
  const { site } = await quietSite({})
  for (const to of ['a@b.example\r\nBcc: c@d.example', 'a@b.example, c@d.example', '<a@b.example>']) {
    await expect(enqueueMail(site.db, site, letter(to))).rejects.toThrow(/plain address/)
  }
  expect(await outbox(site)).toHaveLength(0)
})

test('a mail is written if and only if its cause is', async () => {
  const { site } = await quietSite({})
  const failing = site.db.transaction().execute(async (trx) => {
    await enqueueMail(trx, site, letter('ada@learner.example'))
    throw new Error('the cause failed')
  })
  await expect(failing).rejects.toThrow('the cause failed')
  expect(await outbox(site)).toHaveLength(0)
})

test('what waits when the site closes is sent before it ends', async () => {
  const server = await mailServer()
  const site = await startSite({ env: smtp(server.port) })
  await site.jobs.stop()
  await enqueueMail(site.db, site, letter('ada@learner.example'))
  await site.app.http.close()
  for (const slice of site.app.slices) await slice.close?.()
  expect(server.received).toHaveLength(1)
})
