type Question = { readonly question: string; readonly answer: string }

export const faq: readonly Question[] = [
  {
    question: 'How long does the course take?',
    answer:
      'About four hours: reading, thirteen short exercises and four quizzes. There is no schedule; one page fits between two meetings.',
  },
  {
    question: 'How do I get access after paying?',
    answer:
      'At once. You are signed in with a new account, and an e-mail asks you to set your own password. If you already have an account, the course is added to it.',
  },
  {
    question: 'What does the certificate say?',
    answer:
      'Your name, the course, and the day you completed it, with an id. You receive it as a PDF after finishing the four lessons and passing the four quizzes.',
  },
  {
    question: 'Is it a subscription?',
    answer: 'No. You pay once and keep access for as long as the course exists, later editions included.',
  },
]
