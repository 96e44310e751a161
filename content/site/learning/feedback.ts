/** The five open questions of the feedback form, in column order. */
export const feedbackQuestions = [
  'What did you hope to get from this course, and how much of it did you get?',
  'Which idea will you use first in your own work, and where?',
  'Which lesson or example helped you most, and why?',
  'What was unclear, too long or missing?',
  'What would you tell a colleague who is thinking about taking this course?',
] as const

/** Links on the thank-you page, besides the front page. */
export const afterFeedback = [
  { label: 'Your dashboard', href: '/welcome' },
  { label: 'Your certificate', href: '/certificate' },
  { label: 'My change plan', href: '/plan' },
] as const

/** Shown on the thank-you page. */
export const congratulations = 'Congratulations on completing the "Introduction to Change Management" course!'
