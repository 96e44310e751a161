import { capitalNumberWord, numberWord } from '../number-word.ts'

/** The printed text of the certificate, from top to bottom. */
export const certificateCopy = {
  date: (day: string) => `Completed on ${day}`,
  subject: (course: string, day: string) => `${course}, completed on ${day}`,
  signature: 'Signature',
  dateLabel: 'Date of completion',
  specimen: 'Specimen',
  specimenLine: 'Specimen, not a certificate',
  number: (number: string, revision: number) =>
    `Certificate no. ${number}${revision > 1 ? `, revision ${revision}` : ''}`,
  issuer: (issuer: string) => `Issued by ${issuer}`,
  verifyAt: (address: string) => `Check it at ${address}`,
  qrCode: (url: string) => `QR code with the link ${url}`,
  papers: { a4: 'A4', letter: 'Letter' },
  heading: 'Certificate of Completion',
  lead: 'This is to certify that',
  body: 'has completed the course',
  detail(lessons: number, passMarkPercent: number): string {
    const first = capitalNumberWord(lessons)
    const count = numberWord(lessons)
    return lessons === 1
      ? `${first} lesson and ${count} quiz, passed with at least ${passMarkPercent} percent`
      : `${first} lessons and ${count} quizzes, each passed with at least ${passMarkPercent} percent`
  },
} as const
