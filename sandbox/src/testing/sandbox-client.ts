import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { onTestFinished } from 'vitest'
import { type SandboxOptions, startSandbox } from '../sandbox.ts'

const webhookSecret = 'whsec_shared_with_the_shop'

/** Session parameters as the site sends them. */
export const purchase: Stripe.Checkout.SessionCreateParams = {
  ui_mode: 'embedded_page',
  mode: 'payment',
  customer_email: 'maria@example.com',
  line_items: [
    {
      quantity: 1,
      price_data: { currency: 'usd', unit_amount: 29900, product_data: { name: 'The Course' } },
    },
  ],
  allowed_payment_method_types: ['card'],
  return_url: 'http://localhost:3000/welcome?session_id={CHECKOUT_SESSION_ID}',
  client_reference_id: 'attempt-1',
  metadata: { course_id: 'course' },
  payment_intent_data: { metadata: { course_id: 'course' } },
}

export type SandboxClient = Awaited<ReturnType<typeof openSandboxClient>>

/** Starts a sandbox, the official SDK configured for it, and a webhook that verifies and records events. */
export async function openSandboxClient(options: Partial<SandboxOptions> = {}) {
  const received: Stripe.Event[] = []
  const signatures: string[] = []
  let statusFor: (event: Stripe.Event) => number = () => 200
  const endpoint = createServer(async (request, response) => {
    const body = await readBody(request)
    const signature = String(request.headers['stripe-signature'])
    const event = Stripe.webhooks.constructEvent(body, signature, webhookSecret)
    received.push(event)
    signatures.push(signature)
    response.writeHead(statusFor(event), { location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
  const webhookUrl = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/webhooks/card`

  const sandbox = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    webhookUrl,
    webhookSecret,
    // One at a time, so that tests can assert the order of events.
    maxConcurrentWebhooks: 1,
    ...options,
  })
  const { hostname, port } = new URL(sandbox.url)
  const sdk = (settings: Stripe.StripeConfig = {}) =>
    new Stripe('sk_test_shop', { host: hostname, port, protocol: 'http', telemetry: false, ...settings })

  const control = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const response = await fetch(`${sandbox.url}/control/api${path}`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    })
    return response.json()
  }
  const stripe = sdk()
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= closeAll()
    return closed
  }
  const closeAll = async () => {
    await sandbox.close()
    endpoint.closeAllConnections()
    await new Promise((resolve) => endpoint.close(resolve))
  }
  onTestFinished(close)

  return {
    url: sandbox.url,
    stripe,
    sdk,
    control,
    received,
    signatures,
    close,
    receivedTypes: () => received.map((event) => event.type),
    setWebhookStatus: (status: (event: Stripe.Event) => number) => {
      statusFor = status
    },
    /** Waits until no delivery is in flight or scheduled. */
    waitForDeliveries: () => control('GET', '/deliveries/idle'),
    pay: (
      sessionId: string,
      payment: { card?: string; email?: string; authenticate?: 'complete' | 'fail' } = {},
    ) => control('POST', `/sessions/${sessionId}/pay`, payment),
    /** Creates and pays a session. Returns it with its payment and charge. */
    async createPaidSession(card?: string) {
      const session = await stripe.checkout.sessions.create(purchase)
      await control('POST', `/sessions/${session.id}/pay`, card === undefined ? {} : { card })
      const paid = await stripe.checkout.sessions.retrieve(session.id, {
        expand: ['payment_intent.latest_charge'],
      })
      const payment = paid.payment_intent as Stripe.PaymentIntent
      return { session: paid, payment, charge: payment.latest_charge as Stripe.Charge }
    },
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
