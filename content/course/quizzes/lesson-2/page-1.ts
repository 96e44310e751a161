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
      'Three at most, one after another',
      'Five at most, with an owner each',
      'The two widest, side by side',
      'One alone, until it has closed',
    ],
    correct: 0,
    feedback: [
      'You choose three at most, put in the order in which one moves the next.',
      'Five were too many to work on at once, even in the example.',
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
    id: 'l2-p1-45',
    kind: 'recall',
    question: 'Where does this page, following Schein, have you look for a basic assumption?',
    options: [
      'Where two groups with the same work disagree',
      'Where a rule is kept whose reason is forgotten',
      'Where what is seen and what is said disagree',
      'Where stories are told of what once went wrong',
    ],
    correct: 2,
    feedback: [
      'Two groups that answer differently are the reason for looking, and not yet the place.',
      'Such a rule may show an assumption, or only a form that nobody has read for years.',
      'The third level is reached where artifacts and espoused values disagree.',
      'Stories are told as well, and belong to what people say.',
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
      'What people did, as two of you have seen it',
      'What people did and said, with the day of it',
      'What people did, if you could show it to them',
      'What people did, once they have confirmed it',
    ],
    correct: 2,
    feedback: [
      'A second witness is not asked for, and does not make it fit to be shown.',
      'Statements stay out, dated or not, because they show no position.',
      'Only acts are written down, and none that you could not show the person.',
      'Lines of the impact sheet are confirmed by the group; the chart stays small and private.',
    ],
    passage: {
      lesson: 2,
      page: 1,
      text: 'write only what people did, and nothing you could not show the person',
    },
  },
  {
    id: 'l2-p1-46',
    kind: 'recall',
    question:
      'Following Mitchell, Agle and Wood, which groups are easily passed over until they find a friend?',
    options: [
      'Those with a fair and pressing claim but no power',
      'Those with power and a fair claim but no hurry',
      'Those with power and a pressing but unfair claim',
      'Those with a fair claim, and neither of the rest',
    ],
    correct: 0,
    feedback: [
      'They lack power alone, and become dangerous once they find a powerful friend.',
      'Power is noticed, in a hurry or not.',
      'They are heard, since power and urgency are hard to miss.',
      'Such a claim waits and does not press; the page speaks of claims that do.',
    ],
    passage: {
      lesson: 2,
      page: 1,
      text: 'groups with a fair, pressing claim but no power are easily passed over',
    },
  },
  {
    id: 'l2-p1-47',
    kind: 'recall',
    question:
      'In the example of the payment center, five gaps stood on the chart. Whose was worked on first?',
    options: [
      'That of the plant managers',
      'That of the payables clerks',
      'That of the supplier desk lead',
      'That of the finance director',
    ],
    correct: 3,
    feedback: [
      'They were against, and listened to nobody on the project.',
      'They only had to let it happen, and stood one step away.',
      'That gap was wide, and was closed in two weeks later on.',
      'It was one step wide, and everything else on the chart stood behind it.',
    ],
    passage: { lesson: 2, page: 1, text: 'Everything else on' },
  },
]
