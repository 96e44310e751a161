import { publicClientKey } from '@course/contract/client-key'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openDatabase } from '../platform/database.ts'
import { freshAddress } from '../testing/accounts.ts'
import { startCardSandbox } from '../testing/card-shop.ts'
import { RestartableSite } from '../testing/chaos/restartable-site.ts'
import { customerActs, customerToActOn } from '../testing/customer-acts.ts'
import { emptyDatabase } from '../testing/database-copy.ts'
import { operation } from '../testing/office.ts'
import { freePorts, temporaryFolder } from '../testing/start-process.ts'

const OWNER = { email: 'owner@killed.invalid', password: 'administrator of the test' }

test('acts that are clicked twice while the process is killed have happened once, whole, and the answer comes again', {
  timeout: 120_000,
}, async () => {
  const sandbox = await startCardSandbox()
  onTestFinished(() => sandbox.stop())
  const [PORT] = (await freePorts(1)) as [string]
  const env = {
    PORT,
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: inject('engine') === 'postgres' ? await emptyDatabase() : '',
    SANDBOX_URL: sandbox.url,
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_test',
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'fatal',
  }
  const site = new RestartableSite(env)
  await site.up()
  const { db, close } = openDatabase(readConfig(env).database, { warn() {} })
  onTestFinished(() => close())

  const post = async (path: string, body: object, token: string = publicClientKey) => {
    const headers = {
      'content-type': 'application/json',
      apikey: publicClientKey,
      authorization: `Bearer ${token}`,
      'x-forwarded-for': freshAddress(),
    }
    const answer = await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: answer.status, body: (await answer.json()) as { access_token: string; code?: string } }
  }
  const { access_token } = (await post('/auth/v1/token?grant_type=password', OWNER)).body

  for (let round = 0; round < 2; round++) {
    const wanted = await Promise.all(
      customerActs.map(async (act) => {
        const { account, ...had } = await customerToActOn(db)
        const body = { ...operation(), id: account.id, ...act.fields?.(account, had) }
        return { act, account, body }
      }),
    )
    const send = ({ act, body }: (typeof wanted)[number]) =>
      post(`/functions/v1/${act.name}`, body, access_token)
    const clicks = [...wanted, ...wanted].map((one) => send(one).catch(() => undefined))
    // In the first round it dies as soon as one is answered, in the second a little later.
    for (let answered = 0; answered <= round * 4; answered++) await clicks[answered]
    await site.kill()
    await Promise.all(clicks)

    for (const one of wanted) {
      const { status, body } = await send(one)
      expect([one.act.name, status, body.code]).toEqual([one.act.name, 200, undefined])
      const entries = await db
        .selectFrom('audit_entries')
        .select('id')
        .where('operation_id', '=', one.body.operationId)
        .execute()
      expect(entries, one.act.name).toHaveLength(1)
      if (one.act.left) expect(await one.act.left(db, one.account), one.act.name).toHaveLength(1)
    }
  }
  expect(site.deaths).toBe(2)
})
