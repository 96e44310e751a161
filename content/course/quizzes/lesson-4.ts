import { page1 } from './lesson-4/page-1.ts'
import { page2 } from './lesson-4/page-2.ts'
import { page3 } from './lesson-4/page-3.ts'
import type { LessonQuiz } from './types.ts'

export const lesson4: LessonQuiz = {
  lessonId: 'lesson4',
  questions: [
    {
      id: 'l4-b-01',
      kind: 'application',
      question:
        'Hotel housekeepers photograph room numbers and enter them all at the end of a shift, though the app wants each room at once. The corridors have no signal. How do you read this?',
      options: [
        'As a breach of the rule, to be stopped first',
        'As a report on a design that fails on the floor',
        'As a sign that the app was taught a good deal too early',
        'As a habit that will fade within a few weeks',
      ],
      correct: 1,
      explanation:
        'A workaround by competent people is an objection written in behavior, and here it points to the missing signal.',
      feedback: [
        'Stopping it first would leave the corridors as silent as before.',
        'Competent people show you where the design fails, and here the signal is missing.',
        'When it was taught has no bearing on a corridor without signal.',
        'A habit with a cause lasts as long as its cause.',
      ],
      passage: {
        lesson: 4,
        page: 1,
        text: 'A workaround shows you, on the spot and at no charge, where the design fails.',
      },
    },
    {
      id: 'l4-b-02',
      kind: 'judgment',
      question:
        'A museum put off its second ticketing site by two months to repair the first, and the second went better. The board asks what the delay achieved. What can the director say?',
      options: [
        'That the delay has paid for itself in shorter queues',
        'That the second site proves the value of the repair',
        'That nothing can be said before a third site has begun',
        'That it went better, for causes that cannot be parted',
      ],
      correct: 3,
      explanation:
        'A second site learns from the first in any case, so an honest report claims the result and leaves the cause open.',
      feedback: [
        'It would take a count that could tell the delay from ordinary learning.',
        'A second site learns from the first in any case.',
        'A third would learn from two, and be harder still to read.',
        'The result can be claimed; what caused it stays open.',
      ],
      passage: { lesson: 4, page: 1, text: 'A second site learns from a first in any case.' },
    },
    {
      id: 'l4-b-03',
      kind: 'application',
      question:
        'A research department may keep its old purchasing “until things settle down.” What do you add before you agree?',
      options: [
        'A written reason from its head',
        'A vote of the steering group',
        'A day on which the exemption ends',
        'A report on its use in every quarter',
      ],
      correct: 2,
      explanation:
        'An old way that stays open without a closing date leads back, whatever reason or vote stands behind it.',
      feedback: [
        'Reasons explain why it began, and not when it ends.',
        'A vote makes it official and leaves it open.',
        'An exemption without a day to end on is an old way that stays.',
        'Reports would accompany it for years.',
      ],
      passage: { lesson: 4, page: 1, text: 'Write the day before you sign.' },
    },
    {
      id: 'l4-b-04',
      kind: 'application',
      question:
        'A publisher reorganized into mixed teams. Half a year later people like the teams and still work by trade, as their commission is paid by trade. What do you do first?',
      options: [
        'Change what the commission is paid for',
        'Repeat the reasons for having mixed teams',
        'Move each team onto a single floor',
        'Appoint stronger leaders for the teams',
      ],
      correct: 0,
      explanation:
        'The structure has moved and the pay system has not, and as long as it pays for the old way, that way goes on.',
      feedback: [
        'Structure has moved and pay has not, so pay is what pulls people back.',
        'They like the teams; reasons are not what they lack.',
        'Sitting together is pleasant, and the commission sits elsewhere.',
        'Leaders would have to argue with each pay slip.',
      ],
      passage: { lesson: 4, page: 2, text: 'helping another person in the cell did not pay' },
    },
    {
      id: 'l4-b-05',
      kind: 'application',
      question:
        'You may have to close a depot with 180 staff, in a country where representatives must be consulted. Lower rents could still save it. When do you begin?',
      options: [
        'When the board has taken its final decision',
        'Now, while the closure is only contemplated',
        'When it is known whose posts would come to an end',
        'On the day on which the notices are sent out',
      ],
      correct: 1,
      explanation:
        'Such duties begin while avoiding or reducing the loss is still possible, which is also when talking can help.',
      feedback: [
        'By then nothing could be avoided or reduced any more.',
        'The duty begins while it is contemplated, when talking can still help.',
        'Names come after criteria, and criteria are a subject of the talks.',
        'Notices are the end of what the law wants to begin early.',
      ],
      passage: {
        lesson: 4,
        page: 2,
        text: 'an employer who contemplates collective redundancies consult the workers’ representatives in good time',
      },
    },
    {
      id: 'l4-b-06',
      kind: 'application',
      question:
        'Stock-exchange rules forbid you to mention a merger for ten days. Staff ask why hiring has stopped. What do you say?',
      options: [
        'That hiring is being paused as in any other year',
        'That nothing has been decided about hiring so far',
        'That such questions should go to human resources',
        'That there is a reason, and the day they will hear it',
      ],
      correct: 3,
      explanation:
        'People forgive a silence with a date far more readily than an invented phrase or a denial.',
      feedback: [
        'In ten days everyone would know that it was untrue.',
        'It has been decided, and the denial would be remembered.',
        'Passing questions on is silence with a detour.',
        'A dated silence keeps the law and your credit.',
      ],
      passage: {
        lesson: 4,
        page: 2,
        text: 'People forgive a dated silence far more readily than an invented phrase.',
      },
    },
    {
      id: 'l4-b-07',
      kind: 'application',
      question:
        'Two of five boiler inspectors retire in spring, and their rounds will then be guided by a tablet. What has to come before the move?',
      options: [
        'A tablet course for the three who stay',
        'A farewell at which the two hand over their keys',
        'Joint rounds that record what the two look at',
        'A service contract for the tablets in the field',
      ],
      correct: 2,
      explanation:
        'What only certain people know leaves with them unless it is brought out at the work itself, and in their name.',
      feedback: [
        'The three can learn a tablet in a week, and not what the two see.',
        'Keys are handed over in a minute; knowledge is not.',
        'What only they know comes out at the work itself, before anything is moved.',
        'Service keeps tablets alive that nobody has told what to look at.',
      ],
      passage: {
        lesson: 4,
        page: 2,
        text: 'The knowledge that is in heads and notebooks has been listed, with names, before anything is moved.',
      },
    },
    {
      id: 'l4-b-08',
      kind: 'application',
      question:
        'A tax office wants fewer wrong returns and writes it into the plan as “calls answered in two minutes.” Calls are soon answered in one; wrong returns increase. What has happened?',
      options: [
        'A figure was reached at the cost of what it stood for',
        'The staff had too little training to keep up the pace',
        'The target had been set too low to change behavior',
        'Taxpayers had not yet become used to the service',
      ],
      correct: 0,
      explanation:
        'The countable target had replaced the purpose, and without a counter-measure nobody saw the damage coming.',
      feedback: [
        'The countable target had taken the place of the purpose.',
        'They kept up the pace only too well.',
        'It changed behavior at once, in the wrong direction.',
        'Taxpayers were answered sooner and helped less.',
      ],
      passage: { lesson: 4, page: 3, text: 'The purpose had been replaced by its own target.' },
    },
    {
      id: 'l4-b-09',
      kind: 'judgment',
      question:
        'In a premortem, eight of nine people name the budget. One driver writes that the new route sheet cannot be read in the rain. What goes into the plan?',
      options: [
        'The budget, since nearly everyone has named it',
        'The sheet, since only that can be acted upon',
        'Both, the sheet because a driver has named it',
        'Neither, until the sponsor has rated them both',
      ],
      correct: 2,
      explanation:
        'Reasons are weighed by harm and by who does the work, so one named only once by a driver is kept as well.',
      feedback: [
        'Frequency is no measure of harm.',
        'The budget may be hard to act on, and is recorded all the same.',
        'Every reason is kept; one by somebody who does the work goes into the plan.',
        'Rating follows, and the driver’s sentence does not wait for it.',
      ],
      passage: { lesson: 4, page: 3, text: 'even if they were named only once' },
    },
    {
      id: 'l4-b-10',
      kind: 'application',
      question:
        'A plan says: output falls by a twelfth for five weeks; the old form closes on day 55; the targets for the quarter stay as they are. Which of these contradict each other?',
      options: [
        'The fall in output and the unchanged targets',
        'The fall in output and the closing of the form',
        'The closing of the form and the targets kept',
        'None, as each of them has a number or a date',
      ],
      correct: 0,
      explanation:
        'A planned dip without a lowered target tells managers that the dip is not really allowed to happen.',
      feedback: [
        'A dip without a lowered target tells managers that it is not allowed.',
        'The form may close while output is low, as long as it is before day ninety.',
        'A closing date and a target can both be true.',
        'Numbers and dates make sentences testable, and these two fail the test.',
      ],
      passage: { lesson: 4, page: 3, text: 'a dip without a lowered target' },
    },
  ],
  overview: [
    {
      id: 'l4-s-01',
      kind: 'judgment',
      question:
        'After a repair, a clinic’s share of bookings made by app falls from 66 to 58 percent. Missed appointments, the reason for it all, are halved. How do you judge the fall?',
      options: [
        'As a relapse that a campaign should reverse',
        'As a sign that the app is still too slow',
        'As acceptable, since what it was for improved',
        'As an error of counting, to be settled first',
      ],
      correct: 2,
      explanation:
        'The channel was a means, and when the result it stood for improves, a lower share is a price worth stating.',
      feedback: [
        'A campaign would restore a channel at the cost of its purpose.',
        'It may be slow; the fall came with a success.',
        'The channel was a means, and its lower share is a price worth stating.',
        'Both counts agree with what was done.',
      ],
      passage: {
        lesson: 4,
        page: 3,
        text: 'Online use fell by five points while everything that mattered improved.',
      },
    },
    {
      id: 'l4-s-02',
      kind: 'application',
      question:
        'Policy staff, engineers and a supplier each report progress on a benefits portal. Nobody can say who decides between them, and launch is in ten weeks. What do you ask for first?',
      options: [
        'A weekly report that joins the three accounts',
        'One person who decides for all three of them',
        'A second supplier to speed up the building',
        'A review of the launch date by an outside firm',
      ],
      correct: 1,
      explanation:
        'Without clear leadership decisions are late and tasks blurred, however good each of the three reports may be.',
      feedback: [
        'Three accounts in one document still have nobody to choose between them.',
        'Someone who decides for all three is what such projects lack first.',
        'A second supplier adds a fourth account.',
        'The date can be reviewed by whoever is in charge, once there is one.',
      ],
      passage: {
        lesson: 4,
        page: 3,
        text: 'The most critical misstep found was the absence of clear leadership',
      },
    },
  ],
  bank: [...page1, ...page2, ...page3],
}
