/** Refund period after the payment. */
export const refundDays = 14

/** Default copy of the price box. */
export const pricing = {
  urgency: 'Limited time offer - Save {saving}',
  lastDay: '',
  description: 'One-time payment. Lifetime access. No subscription.',
  features: [
    'All four lessons, with every diagram and checklist',
    'Four graded quizzes with explained answers',
    'Thirteen exercises that become a plan, in PDF and Word',
    'A library of 16 articles and a toolkit of 14 templates',
    'Certificate of completion as a PDF',
    'Lifetime access, including updates',
  ],
  buttonText: 'Enroll in the Course',
  teamPrices: [] as { from: number; cents: number }[],
}
