/** The feedback form. */
export const feedbackCopy = {
  pageTitle: 'Feedback',
  title: 'Course feedback',
  intro: 'Rate the course and answer any of the questions below. Only the rating is required.',
  rating: 'How would you rate the course?',
  ratingHint: 'Choose one to five stars',
  ratings: { 1: 'Poor', 2: 'Fair', 3: 'Good', 4: 'Very good', 5: 'Excellent' },
  stars: (rating: number) => (rating === 1 ? '1 star' : `${rating} stars`),
  comments: 'Additional Comments (Optional)',
  skip: 'Skip Feedback',
  submit: 'Submit Feedback',
  submitting: 'Submitting...',
  failed: 'There was an error submitting your feedback. Please try again.',
  tooLong: (message: string, characters: number) => `${message}; you have ${characters}.`,
  thanks: 'Thank You!',
} as const

/** The page on which authors of feedback decide whether we may quote them. */
export const quoteCopy = {
  title: 'May we quote you?',
  intro: 'You decide if we can quote you on our site, and under which name.',
  loading: 'Loading…',
  failed: "We couldn't open this link.",
  name: 'Name to show (optional)',
  nameHint: "For example, “Ada L., project lead.” If empty, we'll show “A learner.”",
  agree: 'Yes, you may quote me',
  decline: "No, don't quote me",
  saveName: 'Save name',
  withdraw: 'Withdraw permission',
  answers: {
    agreed: 'Thank you! We may quote you. You can change your mind here at any time.',
    declined: "Thanks for letting us know. We won't quote you.",
    withdrawn: "We'll stop quoting you.",
  },
} as const
