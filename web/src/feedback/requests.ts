import type { NewFeedback } from '@course/contract/learning/feedback'
import { rest, runQuery } from '../app/clients/clients.ts'

export const sendFeedback = (feedback: NewFeedback) => runQuery(rest.from('feedback').insert(feedback))
