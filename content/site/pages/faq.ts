import { author } from '../author.ts'
import { footer } from '../footer.ts'
import { refundDays } from '../pricing.ts'

type Question = { readonly question: string; readonly answer: string }

export const faq: readonly Question[] = [
  {
    question: 'How long does the course take?',
    answer:
      'Four to five hours: about two to read, half an hour for the quizzes, and ten minutes to begin each of thirteen exercises. To complete them for a real change takes three to five hours more. There is no schedule.',
  },
  {
    question: 'What comes with the lessons?',
    answer:
      'A library with a glossary, a bibliography, ten articles and three workshops to hold in your own organization; a toolkit of fourteen templates; and your answers to the exercises as a plan. If you like, five questions come back to you after 7, 30 and 90 days.',
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
  {
    question: 'Can I have my money back?',
    answer: `Yes. Write to us within ${refundDays} days of paying, and we refund the full price. A full refund ends your access.`,
  },
  {
    question: 'Do I need to know anything beforehand?',
    answer:
      'No. It helps to have a change in mind that you lead or take part in, because the exercises are about it. You need a browser; nothing is installed.',
  },
  {
    question: 'Can I buy it for a team?',
    answer: `Every enrollment is for one person. If you want the course for several, write to ${footer.contact.email} and say for how many.`,
  },
  {
    question: 'Do I get an invoice?',
    answer: `You get an order confirmation by e-mail, with the amount, the day and the order number. If your company needs an invoice in its name, answer that e-mail.`,
  },
  {
    question: 'Who writes and issues the course?',
    answer: `Written by ${author.writtenBy}; issued by ${author.issuedBy}.${author.isSample ? ' (Sample: the course owner puts real names here.)' : ''}`,
  },
]
