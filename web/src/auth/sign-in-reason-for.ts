import { signInReasons } from '@course/content/site/auth/sign-in-reasons'

/** The sentence that explains why the page at this path requires a sign-in. */
export function signInReasonFor(path: string): string {
  const [, page, number] = /^\/(lesson|quiz)-(\d{1,3})(?:$|[?#])/.exec(path) ?? []
  if (page === 'lesson') return signInReasons.lesson(Number(number))
  if (page === 'quiz') return signInReasons.quiz(Number(number))
  if (isInvitation(path)) return signInReasons.join
  return /^\/quizzes(?:$|[?#])/.test(path) ? signInReasons.quizzes : signInReasons.other
}

/** A person with a seat does not need to enroll. */
export const isInvitation = (path: string): boolean => /^\/join(?:$|[?#])/.test(path)
