import type Stripe from 'stripe'
import { apiVersion } from '../objects/wire.ts'
import { endpoint } from './endpoint.ts'
import { pageParameters } from './listing.ts'

/** The one URL that events are posted to. The control API sets it. */
export const webhookEndpointEndpoints = [
  endpoint('GET', '/webhook_endpoints', pageParameters, (provider, { url }) => {
    const webhookUrl = provider.webhookUrl()
    return {
      object: 'list',
      data: webhookUrl === null ? [] : [newWebhookEndpoint(webhookUrl)],
      has_more: false,
      url,
    }
  }),
]

const newWebhookEndpoint = (url: string): Stripe.WebhookEndpoint => ({
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
