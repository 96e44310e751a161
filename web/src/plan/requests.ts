import type { PlanDocumentRequest } from '@course/contract/documents/documents'
import type { Entries, PlanResponse, PlanSummary, SavePlanResponse } from '@course/contract/learning/plan'
import type { CreatedPlanLink, PlanComment, SharedPlan } from '@course/contract/learning/plan-sharing'
import type { LessonId } from '@course/contract/lessons'
import { callFunction, fetchFile, fetchLink } from '../app/clients/clients.ts'

/** The exercises of a lesson, or all exercises, with the current plan. */
export const fetchPlan = (lessonId?: LessonId) =>
  callFunction<PlanResponse>('plan', lessonId ? { lessonId } : {})

export const fetchPlanSummary = async () =>
  (await callFunction<{ plan: PlanSummary | null }>('plan-summary')).plan

export const choosePlan = (planId: string) =>
  callFunction<Omit<PlanResponse, 'exercises' | 'personFields'>>('choose-plan', { planId })

export const undoPlan = (planId: string, begunAt: string) =>
  callFunction<SavePlanResponse>('undo-plan', { planId, begunAt })

export const createPlanLink = (planId: string, name: string) =>
  callFunction<CreatedPlanLink>('create-plan-link', { planId, name })

export const withdrawPlanLink = (id: string) => callFunction('withdraw-plan-link', { id })

export const updatePlanComment = (
  { id, linkId }: PlanComment,
  changes: { reply?: string; isResolved?: boolean },
) => callFunction<PlanComment>('update-plan-comment', { id, linkId, ...changes })

export const fetchSharedPlan = (token: string) => fetchLink<SharedPlan>('shared-plan', token)

export const commentOnPlan = (
  comment: { token: string; id: string } & Pick<PlanComment, 'field' | 'author' | 'text'>,
) => callFunction<PlanComment>('comment-on-plan', comment)

export const fetchPlanDocument = (request: PlanDocumentRequest) => fetchFile('plan-document', request)

/** Saves entries on the server, or starts a plan. `seen` is the newest revision that the browser has. */
export const savePlan = (
  planId: string,
  changes: Entries,
  seen: number,
  headers?: { authorization: string },
): Promise<SavePlanResponse> => callFunction('save-plan', { planId, changes, seen }, headers && { headers })
