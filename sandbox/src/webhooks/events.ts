import { type ApiEvent, apiVersion, type EventOf, type EventType } from '../objects/wire.ts'
import type { RequestContext } from '../provider.ts'
import { newId } from '../state/ids.ts'

interface EventDraft<T extends EventType> {
  type: T
  object: EventOf<T>['data']['object']
  previous: Record<string, unknown> | undefined
  context: RequestContext
  createdAt: number
  pendingWebhooks: number
}

export function newEvent<T extends EventType>(draft: EventDraft<T>): ApiEvent {
  const { object, previous, context } = draft
  return {
    id: newId('evt_3'),
    object: 'event',
    api_version: apiVersion,
    created: draft.createdAt,
    data: previous ? { object, previous_attributes: previous } : { object },
    livemode: false,
    pending_webhooks: draft.pendingWebhooks,
    request: { id: context.requestId, idempotency_key: context.idempotencyKey },
    type: draft.type,
  } as unknown as ApiEvent
}
