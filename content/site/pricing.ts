/** The offer as it is shown, and as the server charges it. */
export const pricing = {
  originalPrice: 499,
  currentPrice: 299,
  priceCents: 299_00,
  currency: 'USD',
  description: 'One-time payment. Lifetime access. No subscription.',
  features: [
    'All four lessons, with every diagram and checklist',
    'Four graded quizzes with explained answers',
    'Thirteen exercises that build your own change plan',
    'Certificate of completion as a PDF',
    'Lifetime access, later editions included',
  ],
  buttonText: 'Enroll in the Course',
} as const
