/** The page on which a learner asks for questions some time after the lessons, and answers them. */
export const spacedReviewTexts = {
  title: 'Five questions, some time later',
  intro:
    'Being asked again after a while helps to remember. Five questions come after 7, 30 and 90 days, from the lessons whose quizzes you have passed. Your answers count for nothing.',
  want: 'Send me five questions after 7, 30 and 90 days',
  wantHint: 'A mail tells you when they are here. One click in the mail, or here, stops it.',
  passFirst: 'Pass the quiz of a lesson first; the questions come from the lessons you have passed.',
  last: 'That was the last round. To begin anew, switch the questions off and on again.',
} as const

/** What leads to that page, from the dashboard and from the result of a quiz. */
export const spacedReviewLinks = {
  due: 'Five questions on what you have read are waiting for you.',
  answer: 'Answer five questions',
  offer: 'Five questions after 7, 30 and 90 days',
} as const
