import type { PlanDocumentRequest } from '@course/contract/documents/documents'
import type { Entries, PlanResponse, PlanSummary, SavePlanResponse } from '@course/contract/learning/plan'
import type { LessonId } from '@course/contract/lessons'
import { authorizationOf } from '../app/clients/authorization-of.ts'
import { callFunction, fetchFile } from '../app/clients/clients.ts'
import { RequestError } from '../app/clients/request-error.ts'

/** The exercises of a lesson, or all exercises, with the current plan. */
export const fetchPlan = (lessonId?: LessonId) =>
  callFunction<PlanResponse>('plan', lessonId ? { lessonId } : {})

export const fetchPlanSummary = async () =>
  (await callFunction<{ plan: PlanSummary | null }>('plan-summary')).plan

export const choosePlan = (planId: string) =>
  callFunction<Omit<PlanResponse, 'exercises' | 'personFields'>>('choose-plan', { planId })

export const undoPlan = (planId: string, begunAt: string) =>
  callFunction<SavePlanResponse>('undo-plan', { planId, begunAt })

export const fetchPlanDocument = (request: PlanDocumentRequest) => fetchFile('plan-document', request)

export type SendResult =
  | { state: 'saved'; saved: SavePlanResponse }
  /** No network, a busy server or an expired session: retry the same request. */
  | { state: 'later' }
  /** The plan's owner is not signed in: the entries wait in this browser for them. */
  | { state: 'signed out' }
  /** The server rejected the request; `text` is its message. */
  | { state: 'refused'; text: string }

const rejectionStatuses = new Set([400, 404, 409, 413, 422])

export async function sendPlan(
  userId: string,
  planId: string,
  changes: Entries,
  seen: number,
): Promise<SendResult> {
  try {
    const headers = await authorizationOf(userId)
    if (!headers) return { state: 'signed out' }
    const saved = await callFunction<SavePlanResponse>('save-plan', { planId, changes, seen }, { headers })
    return { state: 'saved', saved }
  } catch (error) {
    if (error instanceof RequestError && rejectionStatuses.has(error.status ?? 0)) {
      return { state: 'refused', text: error.message }
    }
    console.warn('The plan could not be saved', error)
    return { state: 'later' }
  }
}
