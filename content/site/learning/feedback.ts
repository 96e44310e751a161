import { course, importedCourse } from '../course.ts'

/** The five open questions of the feedback form, in column order. */
export const feedbackQuestions = (): readonly string[] =>
  importedCourse()?.feedback.questions ?? builtInFeedback.questions

/** Shown on the thank-you page. */
export const congratulations = (): string =>
  importedCourse()?.feedback.congratulations ?? builtInFeedback.congratulations

export const builtInFeedback = {
  questions: [
    'What did you hope to get from this course, and how much of it did you get?',
    'Which idea will you use first in your own work, and where?',
    'Which lesson or example helped you most, and why?',
    'What was unclear, too long or missing?',
    'What would you tell a colleague who is thinking about taking this course?',
  ],
  congratulations: 'Congratulations on completing the "Introduction to Change Management" course!',
}

/** Links on the thank-you page, besides the front page. */
export const afterFeedback = () => [
  { label: 'Your dashboard', href: '/welcome' },
  { label: 'Your certificate', href: '/certificate' },
  ...(course().hasPlan ? [{ label: 'My change plan', href: '/plan' }] : []),
]
