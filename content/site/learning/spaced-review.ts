/** The page where learners subscribe to review questions and answer them. */
export const spacedReviewCopy = {
  title: 'Review questions',
  intro:
    "Reviewing what you learned helps you remember it. Get five questions after 7, 30, and 90 days, from lessons whose quizzes you passed. Your answers don't affect your score.",
  subscribe: 'Send me review questions after 7, 30, and 90 days',
  subscribeHint: "We'll email you when they're ready. You can unsubscribe at any time.",
  passFirst: "Pass a quiz first. Questions come from the lessons you've passed.",
  nextAt: (day: string) => `Your next review is on ${day}.`,
  submitFailed: "We couldn't submit your answers. Check your connection and try again.",
  submit: 'Check answers',
  correct: (correct: number, questions: number) => `${correct} of ${questions} correct`,
  last: 'That was the last round. To start over, turn review questions off and on again.',
} as const

/** Links to that page from the dashboard and the quiz result. */
export const spacedReviewLinks = {
  due: 'You have five review questions waiting.',
  answer: 'Start review',
  offer: 'Get review questions later',
} as const
