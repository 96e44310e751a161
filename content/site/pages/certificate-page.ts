import { formatList } from '../format.ts'

/** The page of the certificate, and the public pages that verify one. */
export const certificatePageCopy = {
  title: 'Your certificate',
  sheet: 'Certificate',
  failed: "We couldn't load your certificate.",
  preview: 'Preview',
  /** Instead of it, while only the name is missing. */
  addName: 'Add your name to issue it',
  specimen: 'Specimen',
  yourName: 'Your name',
  zoomIn: 'Enlarge the certificate',
  zoomOut: 'Fit the certificate to the screen',
  tapToZoom: 'Tap the certificate to enlarge it.',
  feedback: 'Continue to Feedback',

  specimenName: 'Student Name',
  fileName: (name: string) => `Certificate of ${name}`,
  specimenFileName: 'Specimen of a certificate.pdf',
  tools: { edit: 'Edit', done: 'Done', print: 'Print', download: 'Download' },
  downloaded: 'Certificate downloaded',
  updated: 'Certificate updated',
  specimenDownloaded: 'Specimen downloaded',
  differs: 'Your certificate was already issued with another name or date',

  intro: {
    unfinished: 'This is a preview. Complete every lesson and pass every quiz to get your certificate.',
    ready: 'You have finished the course. Check your name and date, then print or download your certificate.',
    nameless: 'You have finished the course. Add your name, then print or download your certificate.',
    issued: (day: string) => `Issued on ${day}. You can print or download it at any time.`,
    corrected: (day: string) => `Corrected on ${day}. You can print or download it at any time.`,
    specimen: 'This is what learners get when they finish the course. Yours is a specimen without a number.',
    withdrawn: (day: string) =>
      `It was withdrawn on ${day} and is no longer valid. If you think this is a mistake, email`,
  },

  edit: {
    name: 'Student Name',
    nameHint: 'As it should appear on your certificate.',
    date: 'Completion Date',
    finished: (day: string) => `You finished on ${day}. Choose that date or a later one.`,
    unfinished: 'You can choose it when you finish the course.',
    specimen: 'Learners choose the day they finished the course, or a later one.',
    correctionsLeft: (left: number, day: string) =>
      `${left === 1 ? 'You can make one more correction' : 'You can make two corrections'} until ${day}. The number stays the same; earlier copies will no longer be valid.`,
    discard: 'Discard changes',
  },

  correction: {
    none: "You've used all your corrections.",
    request: 'Request a correction',
    change: 'Change request',
    open: (day: string, name: string, date: string) =>
      `On ${day} you asked us to change it to “${name},” completed on ${date}. We'll email you our decision.`,
    declined: (day: string, answer: string) => `Your correction request was declined on ${day}: ${answer}`,
    granted: (day: string) => `Your certificate was corrected on ${day}, as you requested.`,
    note: "What's wrong? (optional)",
    send: 'Send request',
    sent: 'Correction requested',
  },

  requirements: {
    text: (list: string) => `Your certificate isn't ready yet. What's left: ${list}.`,
    enrollment: 'enrollment',
    lessons: (count: number) => (count === 1 ? '1 lesson' : `${count} lessons`),
    quizzes: (numbers: readonly number[]) =>
      `${numbers.length === 1 ? 'quiz' : 'quizzes'} ${formatList(numbers.map(String))}`,
  },

  missing: {
    title: "What's left",
    payment: "This account hasn't purchased the course",
    lessons: (completed: number, total: number) => `${completed} of ${total} lessons completed`,
    goToLessons: 'Go to your lessons',
    quiz: (number: number, title: string) => `Quiz ${number} not passed yet: ${title}`,
    takeQuiz: (number: number) => `Take quiz ${number}`,
    goToCourse: 'Go to your course',
  },

  paperSize: 'Paper size',

  publicPage: {
    title: 'Public page',
    notice:
      'Your certificate gets a public page where others can verify it. Anyone with the link can see your name, the course, and the date. You can make it private at any time.',
    public: 'Anyone with the link can verify the certificate and see your name, the course, and the date.',
    private: 'People with the link can see only that the certificate is genuine.',
    image: 'Certificate of Completion',
    imageOf: (name: string) => `Certificate of Completion of ${name}`,
    caption: 'Preview image for shared links.',
    privateCaption: 'Preview image for shared links. It has no name while the page is private.',
    hide: 'Hide details',
  },

  hours: {
    title: 'Hours for your records',
    include: (hasExercises: boolean) =>
      hasExercises ? 'Reading, the exercises, and the quizzes.' : 'Reading and the quizzes.',
    decision: 'Your professional body decides what it counts.',
    lesson: (number: number, title: string) => `Lesson ${number}: ${title}`,
    total: 'Total',
  },

  badge: {
    title: 'Badge',
    text: 'A digital badge (Open Badge) for your profile or wallet. It contains your name and a hash of your email.',
    download: 'Download badge',
    downloaded: 'Badge downloaded',
    linkedIn: 'Add to LinkedIn',
  },

  verify: {
    title: 'Verify a certificate',
    intro: "Enter a certificate number to see if it's valid and who completed the course.",
    number: 'Certificate number',
    numberHint: "You'll find it at the bottom of the certificate.",
    numberRule: 'Enter four groups of five characters',
    submit: 'Verify certificate',
    another: 'Check another number',
    checking: 'Checking the number…',
    failed: "We couldn't verify this certificate.",
    unknown: 'Certificate not found',
    unknownIntro: 'Check the number on the certificate. It has four groups of five characters.',
    private: 'This certificate is genuine.',
    privateIntro: 'The holder keeps the details private. Ask them for a copy.',
    withdrawn: 'This certificate is no longer valid.',
    withdrawnIntro: (day: string) => `It was withdrawn on ${day}.`,
    valid: 'This certificate is valid.',
    corrected: (what: string, day: string) =>
      `The ${what} was corrected on ${day}. Earlier copies are no longer valid.`,
    confirmation: {
      before: (issuer: string) => `${issuer} confirms that`,
      after: (course: string, day: string) => `completed ${course} on ${day}.`,
    },
    rows: {
      name: 'Name',
      course: 'Course',
      completedOn: 'Completed on',
      issuedOn: 'Issued on',
      number: 'Number',
      checked: 'Checked',
      issuer: 'Issuer',
    },
  },
} as const
