/** Names of the parts of the course, and links to them, that several pages show. Small: every page may load them. */
export const courseLabels = {
  lesson: (number: number) => `Lesson ${number}`,
  lessonTitle: (number: number, title: string) => `Lesson ${number}: ${title}`,
  lessonPage: (number: number, page: number) => `Lesson ${number}, page ${page}`,
  quiz: (number: number) => `Quiz ${number}`,
  quizTitle: (number: number, title: string) => `Quiz ${number}: ${title}`,
  /** Within a sentence. */
  theQuiz: (number: number) => `quiz ${number}`,
  theMiniQuiz: (number: number) => `the lesson ${number} mini quiz`,
  startLesson: (number: number) => `Start Lesson ${number}`,
  continueLesson: (number: number) => `Continue Lesson ${number}`,
  takeQuiz: 'Take Quiz',
  opensAfterQuiz: (number: number) => `Opens after quiz ${number}`,
  completed: 'Completed',
  enroll: 'Enroll Now',
  goToCourse: 'Go to your course',
  hasAccess: 'You already have access',
  home: 'Go Back Home',
  exercisesDone: (done: number, exercises: number) => `${done} of ${exercises} exercises done`,
} as const
