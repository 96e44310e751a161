import { type ApiEvent, apiVersion, type EventOf, type EventType } from '../objects/wire.ts'
import type { Cause } from '../provider.ts'
import { newId } from '../state/ids.ts'

export interface EventDraft<T extends EventType> {
  type: T
  object: EventOf<T>['data']['object']
  previous: Record<string, unknown> | undefined
  cause: Cause
  createdAt: number
  pendingWebhooks: number
}

export function newEvent<T extends EventType>(draft: EventDraft<T>): ApiEvent {
  const { object, previous, cause } = draft
  return {
    id: newId('evt_3'),
    object: 'event',
    api_version: apiVersion,
    created: draft.createdAt,
    data: previous ? { object, previous_attributes: previous } : { object },
    livemode: false,
    pending_webhooks: draft.pendingWebhooks,
    request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
    type: draft.type,
  } as unknown as ApiEvent
}
