import type { SiteContent } from '../types.ts'

const account = { label: 'Go to your account', path: '/account' } as const

export const faq: SiteContent['faq'] = {
  items: [
    {
      question: 'How long does the course take?',
      answer:
        "Four to five hours: about two for reading, 30 minutes for the quizzes, and 10 minutes to start each of the 13 exercises (20 for two of them). Completing the exercises for a real change takes another three to five hours of writing, and a day or two of watching work and asking people. There's no schedule.",
    },
    {
      question: 'What comes with the lessons?',
      answer:
        'A library with a glossary, a bibliography, 16 articles, among them two long documented cases and four example plans, and three workshops to run in your organization; a toolkit of 14 templates; and a plan built from your exercise answers. You can also get review questions after 7, 30, and 90 days.',
    },
    {
      question: 'How do I get access after paying?',
      answer:
        'Right away. We create your account and email you a link to set a password. If you already have an account, we add the course to it.',
    },
    {
      question: 'What does the certificate say?',
      answer:
        'Your name, the course, the completion date, and a certificate number. You get it as a PDF after finishing the four lessons and passing the four quizzes.',
    },
    {
      question: 'Is it a subscription?',
      answer: 'No. You pay once and keep lifetime access, including updates.',
    },
    {
      question: 'Can I get a refund?',
      answer:
        'Yes. Request it in your account within {refundDays} days of your purchase, and we refund the full price; a full refund ends your access. We only decline later requests, and tell you why.',
      link: account,
    },
    {
      question: 'Do I need any experience?',
      answer: 'No. It helps to have a real change in mind for the exercises. All you need is a browser.',
    },
    {
      question: 'Can I buy it for a team?',
      answer:
        'Yes, 2 to 200 seats at once. Choose “Buying for a team?” below the payment form. After paying, you invite your people by email or link, each with an account and a certificate of their own.',
    },
    {
      question: 'Do I get an invoice?',
      answer:
        "We email you an order confirmation with the amount, date, and order number. In your account, you can add your company's details to a receipt and print it.",
      link: account,
    },
    {
      question: 'Who writes and issues the course?',
      answer: 'Written by {author}; issued by {issuer}.',
    },
  ],
}
