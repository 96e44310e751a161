import type { Exercise, Plan } from '@course/content/plan/types'

export const PLAN_LINK_DAYS = 30
export const MAX_PLAN_LINKS = 10
/** With all links together, because a withdrawn link keeps its comments. */
export const MAX_COMMENTS_PER_PLAN = 500
export const PLAN_LINK_NAME_MAX_CHARACTERS = 80
export const COMMENT_AUTHOR_MAX_CHARACTERS = 80
export const COMMENT_MAX_CHARACTERS = 2000

/** A link with which one person reads a plan and comments on it, without an account. */
export type PlanLink = {
  id: string
  /** Whom the learner sent it to. */
  name: string
  createdAt: string
  expiresAt: string
}

/** Ids are made by browsers and unique per link. */
export type PlanComment = {
  id: string
  linkId: string
  /** The exercise and field it is about, such as `w01/promise`. */
  field: string
  author: string
  text: string
  createdAt: string
  /** The learner's answer; empty without one. */
  reply: string
  isResolved: boolean
}

/** Response of `create-plan-link`. The server keeps only a hash of the URL's token, so it is shown once. */
export type CreatedPlanLink = { link: PlanLink; url: string }

/** An exercise of a shared plan: the questions that were answered, without what is private. */
export type SharedExercise = Pick<Exercise, 'id' | 'title' | 'fields'>

/** Response of `shared-plan`: the answers that are not private, and the comments that were made with this link. */
export type SharedPlan = {
  exercises: readonly SharedExercise[]
  plan: Plan
  comments: readonly PlanComment[]
  expiresAt: string
}
