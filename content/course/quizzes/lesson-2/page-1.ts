import type { BankQuestion } from '../types.ts'

export const page1: readonly BankQuestion[] = [
  {
    id: 'l2-p1-41',
    kind: 'application',
    question:
      'Ward clerks score three of five for how different their work becomes, and four of five for the harm of an error. What support does the table give them?',
    options: [
      'Practice before the date, and help after it',
      'Help on the days when the error can happen',
      'Practice before the date, and nothing later',
      'A clear note, and somebody whom they can call',
    ],
    correct: 1,
    feedback: [
      'Both would be due if the difference were four or more as well.',
      'Four counts as high and three does not, so theirs is the case of help without practice.',
      'Practice answers a high difference, and theirs is below four.',
      'A note is enough when both scores are low, and the harm here is high.',
    ],
    passage: { lesson: 2, page: 1, text: 'Four or more counts as high, and there are four cases.' },
  },
  {
    id: 'l2-p1-02',
    kind: 'application',
    question:
      'In a museum’s new catalog curators will work in an entirely different way. A wrong entry is noticed and undone within a minute. What support is due to them?',
    options: [
      'Practice before the date, and no standing helper.',
      'Practice before the date and a helper after it.',
      'A helper on the busy days, and no practice before.',
      'A clear note, since mistakes are so easily undone.',
    ],
    correct: 0,
    feedback: [
      'The work differs much and the error harms little, so rehearsal is what pays.',
      'Both are due where an error also does great harm; elsewhere the helper would be better placed.',
      'This suits familiar work with a dangerous moment in it.',
      'Fitting if their work stayed much the same; here a note would leave them stranded.',
    ],
    passage: { lesson: 2, page: 1, text: 'Practice before the date' },
  },
  {
    id: 'l2-p1-42',
    kind: 'application',
    question: 'Your commitment chart shows seven gaps. How many of them do you take on, going by this page?',
    options: [
      'Three at most, in the order in which one moves the next',
      'All seven, each of them with an owner and with a date',
      'The two widest, as the largest distance takes longest',
      'One alone, as no second one should begin before it closes',
    ],
    correct: 0,
    feedback: [
      'You choose three at most, put in the order in which one moves the next.',
      'Seven at once divides the hours that each of them needs.',
      'Width tells how far somebody has to move, and not who moves others.',
      'A single gap is safe and wastes the pull that one name has on the next.',
    ],
    passage: {
      lesson: 2,
      page: 1,
      text: 'You chose at most three gaps, in the order in which one moves the next.',
    },
  },
  {
    id: 'l2-p1-31',
    kind: 'application',
    question:
      'Eleven of the thirty lines on your impact sheet are guesses, all plainly marked. What may you call the sheet?',
    options: [
      'A diagnosis, since most of the lines are confirmed',
      'A draft, since more than a third of it is guessed',
      'A diagnosis, since each of the guesses is marked',
      'A draft, since a single guess rules out a diagnosis',
    ],
    correct: 1,
    feedback: [
      'A majority is not enough for the rule of this page.',
      'Eleven of thirty is above a third, which is where the page draws the line.',
      'Marks make a sheet honest, and a third of guesses still makes it a draft.',
      'Some guesses are allowed, up to a third of the lines.',
    ],
    passage: {
      lesson: 2,
      page: 1,
      text: 'If more than a third is guessed, you have a draft and no diagnosis yet.',
    },
  },
  {
    id: 'l2-p1-32',
    kind: 'recall',
    question: 'Where does this page, following Schein, have you look for a basic assumption?',
    options: [
      'Where leaders state what they value the most',
      'Where newcomers find it hardest to make friends',
      'Where what is seen and what is said disagree',
      'Where rituals have been kept for the longest time',
    ],
    correct: 2,
    feedback: [
      'Stated values are the second level, and the one that posters show.',
      'Newcomers are worth asking, about what would get them into trouble.',
      'Assumptions are not stated, so they show where artifacts and espoused values clash.',
      'A ritual is an artifact; alone it does not say what it rests on.',
    ],
    passage: { lesson: 2, page: 1, text: 'You reach the third by looking for places where the first two' },
  },
  {
    id: 'l2-p1-43',
    kind: 'application',
    question:
      'In a shipping office the assumption “a good clerk copes alone” runs against a shared queue. No plain cause is in the way. What does this page have you plan?',
    options: [
      'A program on values, led by clerks whom all respect',
      'A set of rewards for clerks who ask others openly',
      'A new mix of clerks, hired for how they share work',
      'A way of working for Tuesday, to see if beliefs follow',
    ],
    correct: 3,
    feedback: [
      'Planning to change the belief itself is what the page advises against.',
      'A reward for asking would make asking the new thing to perform.',
      'Hiring may shift a mix in years, and the queue opens now.',
      'The page plans what people do, keeps at it, and sees whether the assumption moves with the habit.',
    ],
    passage: { lesson: 2, page: 1, text: 'see whether the assumption moves with the habit' },
  },
  {
    id: 'l2-p1-44',
    kind: 'application',
    question:
      'A colleague asks what may be written beside the names on your commitment chart. What do you answer, following the checklist?',
    options: [
      'What two observers agree on, in words of their own',
      'What people say of themselves when they are asked',
      'What people did, and nothing you could not show them',
      'What people did and said, as long as it has a date',
    ],
    correct: 2,
    feedback: [
      'Agreement between two observers can still be gossip.',
      'Positions rest on acts; a statement about oneself is one more statement.',
      'Only acts are written down, and none that you could not show the person.',
      'Statements stay out, dated or not, because they show no position.',
    ],
    passage: {
      lesson: 2,
      page: 1,
      text: 'write only what people did, and nothing you could not show the person',
    },
  },
  {
    id: 'l2-p1-08',
    kind: 'recall',
    question:
      'Following Mitchell, Agle and Wood, what happens to groups with a fair and pressing claim but no power?',
    options: [
      'They are overlooked until somebody powerful speaks for them.',
      'They turn into opponents of the change within a short time.',
      'They count as supporters so long as they have raised nothing.',
      'They are heard first, as urgency outweighs the other two.',
    ],
    correct: 0,
    feedback: [
      'Two of the three sources of salience are theirs; the missing one decides whether they are noticed.',
      'Whether somebody is for or against is another question, which their theory leaves open.',
      'Silence tells you nothing about where somebody stands.',
      'Urgency alone does not lend a voice in their account.',
    ],
    passage: {
      lesson: 2,
      page: 1,
      text: 'groups with a fair, pressing claim but no power are easily passed over, until they find a powerful friend',
    },
  },
  {
    id: 'l2-p1-33',
    kind: 'recall',
    question: 'In the example of the payment center, whose gap was worked on first?',
    options: [
      'The plant managers’, as they stood against the change',
      'The payables clerks’, as the work itself was theirs',
      'The supplier desk lead’s, as that gap was the widest',
      'The finance director’s, as the plant managers heeded her',
    ],
    correct: 3,
    feedback: [
      'They listened to nobody on the project, and they did listen to her.',
      'Clerks only had to let it happen, so little stood behind their step.',
      'The widest gap need not be the one that moves the others.',
      'Her gap was one step, and everything else on the chart stood behind that step.',
    ],
    passage: { lesson: 2, page: 1, text: 'They did listen to the finance director' },
  },
]
