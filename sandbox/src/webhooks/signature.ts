import { createHmac } from 'node:crypto'

/** The signature header, which lets the site verify the sender and the age of the body. */
export function signatureHeader(secret: string, body: string, nowSeconds: number): string {
  const signature = createHmac('sha256', secret).update(`${nowSeconds}.${body}`).digest('hex')
  return `t=${nowSeconds},v1=${signature}`
}
