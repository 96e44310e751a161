import { course } from '../course.ts'
import { capitalNumberWord } from '../number-word.ts'

/** The quizzes of the lessons, and the page with all short quizzes. */
export const quizCopy = {
  overview: {
    title: 'Quizzes',
    intro: (passMarkPercent: number) =>
      `${capitalNumberWord(course().overviewQuestions)} ${course().overviewQuestions === 1 ? 'question' : 'questions'} per lesson. You need ${passMarkPercent}% to pass, and you can try as often as you like.`,
    saved: "Your answers are saved in this browser. We'll submit them as soon as we can reach the server.",
    outdated:
      "These questions were answered in another tab or have changed, so we couldn't grade your answers.",
    newQuestions: 'New questions',
    submit: 'Submit Quiz',
    passed: (percent: number) => `Congratulations! You passed with ${percent}%`,
    missed: (percent: number, passMarkPercent: number) =>
      `You scored ${percent}%. You need at least ${passMarkPercent}% to pass. Please try again.`,
  },
  loading: 'Loading the questions…',
  failed: "We couldn't load the questions.",
  answered: 'Questions answered',
  question: (number: number, total: number) => `Question ${number} of ${total}`,
  next: 'Next Question',
  finish: 'Finish Quiz',
  backToLesson: 'Back to Lesson',
  tip: 'Tip: press 1–4 to choose and Enter to continue.',
  changed: {
    title: 'The questions have changed',
    text: "They were answered in another tab or changed after you started, so we couldn't grade your answers. Please take the quiz again.",
    restart: 'Start again',
  },
  refused: {
    text: "We couldn't submit your answers, but they're saved in this browser.",
    sendAgain: 'Send again',
    discard: 'Discard and start again',
  },
  sending: {
    waiting: 'Waiting for a connection…',
    grading: 'Grading your answers…',
    saved:
      "Your answers are saved. We'll submit them as soon as we can reach the server. You can close this page and come back later.",
  },
  result: {
    title: 'Quiz Complete!',
    scored: (score: number, total: number) => `You scored ${score} out of ${total} questions correctly`,
    passed: (percent: number) => `Score: ${percent}% (Passed!)`,
    missed: (percent: number, passMarkPercent: number) =>
      `Score: ${percent}% (${passMarkPercent}% required to pass)`,
    countdown: (redirect: string, seconds: number) => `${redirect} in ${seconds} seconds...`,
    stay: 'Stay here',
    review: 'Review Answers',
    answers: 'Your answers',
    correct: '✓ Correct',
    yourAnswer: '✗ Your Answer',
    /** Beside the mark of the correct option. */
    yours: 'Your answer',
    /** Above the pages that answer the missed questions. */
    reread: 'Pages to read again',
    missedQuestions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
    passage: (lesson: number, page: number) => `Review: lesson ${lesson}, page ${page}`,
  },
  /** Where the way leads after the quiz: the button, and the start of the countdown. */
  destinations: {
    lesson: { button: 'Back to Lessons', redirect: 'Redirecting to lessons' },
    certificate: { button: 'Go to Certificate', redirect: 'Redirecting to certificate page' },
    dashboard: { button: 'Go Back to Dashboard', redirect: 'Redirecting to dashboard' },
  },
} as const
