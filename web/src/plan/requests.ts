import type { PlanDocumentRequest } from '@course/contract/documents/documents'
import type { Entries, SavePlanResponse } from '@course/contract/learning/plan'
import type { PlanComment } from '@course/contract/learning/plan-sharing'
import type { LessonId } from '@course/contract/lessons'
import { callFunction, fetchFile, fetchLink } from '../app/clients/clients.ts'

/** The exercises of a lesson, or all exercises, with the current plan. */
export const fetchPlan = (lessonId?: LessonId) => callFunction('plan', lessonId ? { lessonId } : {})

export const fetchPlanSummary = async () => (await callFunction('plan-summary')).plan

export const choosePlan = (planId: string) => callFunction('choose-plan', { planId })

export const undoPlan = (planId: string, begunAt: string) => callFunction('undo-plan', { planId, begunAt })

export const createPlanLink = (planId: string, name: string) =>
  callFunction('create-plan-link', { planId, name })

export const withdrawPlanLink = (id: string) => callFunction('withdraw-plan-link', { id })

export const updatePlanComment = (
  { id, linkId }: PlanComment,
  changes: { reply?: string; isResolved?: boolean },
) => callFunction('update-plan-comment', { id, linkId, ...changes })

export const fetchSharedPlan = (token: string) => fetchLink('shared-plan', token)

export const commentOnPlan = (
  comment: { token: string; id: string } & Pick<PlanComment, 'field' | 'author' | 'text'>,
) => callFunction('comment-on-plan', comment)

export const fetchPlanDocument = (request: PlanDocumentRequest) => fetchFile('plan-document', request)

/** Saves entries on the server, or starts a plan. `seen` is the newest revision that the browser has. */
export const savePlan = (
  planId: string,
  changes: Entries,
  seen: number,
  headers?: { authorization: string },
): Promise<SavePlanResponse> => callFunction('save-plan', { planId, changes, seen }, headers && { headers })
