import type Stripe from 'stripe'
import { apiVersion } from '../objects/wire.ts'
import { endpoint } from './endpoint.ts'
import { pageParameters } from './listing.ts'

/** The one address that events are posted to, as the provider lists it. It is set by the control API. */
export const webhookEndpointEndpoints = [
  endpoint('GET', '/webhook_endpoints', pageParameters, (provider, { url }) => {
    const address = provider.webhookUrl()
    return { object: 'list', data: address === null ? [] : [describe(address)], has_more: false, url }
  }),
]

const describe = (url: string): Stripe.WebhookEndpoint => ({
  id: 'we_sandbox',
  object: 'webhook_endpoint',
  api_version: apiVersion,
  application: null,
  created: 0,
  description: null,
  enabled_events: ['*'],
  livemode: false,
  metadata: {},
  status: 'enabled',
  url,
})
