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
    id: 'l2-p1-61',
    kind: 'recall',
    question:
      'In the opening story, no supplier is paid in the first week after the switch. What had happened?',
    options: [
      'A release had been planned for a day that was a holiday',
      'A right had passed from one clerk to someone far away',
      'Data of suppliers had been moved, and some were missing',
      'Plants had gone on paying from accounts of their own',
    ],
    correct: 1,
    feedback: [
      'No holiday comes into it; the run was due at four o’clock, as on any day.',
      'One clerk had released the payment run for years, lost the right to do so, and its new holder worked in another time zone.',
      'The data play no part in the story, in which one click was missing.',
      'Local accounts belong to the example of the payment center, further down the page.',
    ],
    passage: { lesson: 2, page: 1, text: 'and the person who now did worked in another time zone' },
  },
  {
    id: 'l2-p1-63',
    kind: 'application',
    question:
      'You chart commitment for the eight hundred people of an airport. How far do most of them have to come, by this page?',
    options: [
      'To “help,” by a task of their own',
      'To “make,” through their team leads',
      'To “let,” and no further than that',
      'To “help,” once their leads are there',
    ],
    correct: 2,
    feedback: [
      'Eight hundred tasks would be work for its own sake.',
      'Only a few have to make it happen, and the plan is in their gaps.',
      'By headcount most people only have to let it happen; you need the right few to move.',
      'Leads may be among the few, and their teams need not follow them all the way.',
    ],
    passage: { lesson: 2, page: 1, text: 'most people only have to let it happen' },
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
    id: 'l2-p1-62',
    kind: 'recall',
    question:
      'Imre Solano stands at Elm’s gate on five mornings. Which help does he see there that stood in no report?',
    options: [
      'Technicians who lend each other a missing part',
      'A dispatcher who warns of boxes paved over',
      'Storekeepers who open up ahead of their time',
      'A team lead who writes jobs on a second board',
    ],
    correct: 1,
    feedback: [
      'No such exchange is told; on average eleven of forty vans leave without their part.',
      'Hal Brandt stops three drivers each morning and tells them what the app does not know.',
      'The stores open after the vans have left, which is the whole trouble.',
      'The whiteboard is a single one, and the dispatchers write on it.',
    ],
    passage: { lesson: 2, page: 1, text: 'tells them which valve box has been paved over' },
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
