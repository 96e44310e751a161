import type { NewFeedback } from '@course/contract/learning/feedback'
import { rest } from '../app/clients/clients.ts'

export async function sendFeedback(feedback: NewFeedback): Promise<void> {
  await rest.from('feedback').insert(feedback).throwOnError()
}
