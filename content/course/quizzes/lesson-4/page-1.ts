import type { BankQuestion } from '../types.ts'

export const page1: readonly BankQuestion[] = [
  {
    id: 'l4-p1-81',
    kind: 'judgment',
    question:
      'Couriers leave parcels with neighbors, although the new app forbids it. You rode along and understand why: there is no parcel shop on the route. One opens at the end of next month. What do you decide?',
    options: [
      'To adopt it as the rule, since couriers know their houses',
      'To leave it for now, since the cause is about to go away',
      'To forbid it once more, since neighbors sign for nothing',
      'To tolerate it openly, up to the day on which the shop opens',
    ],
    correct: 3,
    feedback: [
      'Adopting fits a trick that beats the design. Here something better is six weeks away.',
      'Couriers who are told nothing learn that rules are for show.',
      'A ban while the cause stays drives the habit where you cannot see it.',
      'The cause ends on a known day, so a dated tolerance is honest, and the couriers hear of it.',
    ],
    passage: { lesson: 4, page: 1, text: 'or tolerate it until a date' },
  },
  {
    id: 'l4-p1-92',
    kind: 'application',
    question:
      'A depot has forty-eight people on the early shift, thirty-six on the late one and twenty-four at night. You staff its first weeks by the ratio of the course’s second site. How many helpers is that?',
    options: ['Four of them in all', 'Nine of them in all', 'Seven of them in all', 'Twelve of them in all'],
    correct: 1,
    feedback: [
      'They would cover one shift. At the first site all helpers worked days, and the trouble came at night.',
      'One for twelve on every shift: four, three and two.',
      'One for twenty is a usual figure for software. The second site paid for more.',
      'One for ten is common as well, and more than the group paid for.',
    ],
    passage: { lesson: 4, page: 1, text: 'Super-users were set at one to twelve staff on every' },
  },
  {
    id: 'l4-p1-93',
    kind: 'application',
    question:
      'A fire service gets new radios. Whole crews rehearse on their own trucks, in slots at thirty, sixteen, nine and four days before the switch. Which slots does the course’s checklist accept?',
    options: [
      'The slots at nine and four days',
      'The slot at four days alone',
      'All slots but the earliest one',
      'All four of the slots on offer',
    ],
    correct: 0,
    feedback: [
      'Whole teams practice in place, within ten days of the switch.',
      'Four days are fresh in the memory. Nine are within the limit as well.',
      'Two weeks or so are a usual limit for training. The list says ten days.',
      'A month is time enough to forget what was rehearsed once.',
    ],
    passage: { lesson: 4, page: 1, text: 'Whole teams have practiced, in place, within ten days.' },
  },
  {
    id: 'l4-p1-97',
    kind: 'application',
    question:
      'Nurses use a workaround that you have watched, counted and understood. You decide to remove its cause, which takes three months. Which of these dates do you set?',
    options: [
      'Next month, for counting the cases once more',
      'In three months, for a ban on the workaround',
      'This week, for telling them of the decision',
      'This week, for closing the way around the rule',
    ],
    correct: 2,
    feedback: [
      'A second count does no harm. Counting is the second step, and it is done.',
      'With its cause removed it needs no ban, and before that a ban would hide it.',
      'The fifth step: the people concerned hear this week which of the three it is.',
      'While the cause stays, closing the way drives it where you cannot see it.',
    ],
    passage: { lesson: 4, page: 1, text: 'which of the three, this week' },
  },
  {
    id: 'l4-p1-96',
    kind: 'application',
    question:
      'In eight shops you watched ninety returns. A dummy item was rung up for thirty of them, all in one shop. A notebook was used for twelve, spread over four shops. Which one tells you about the design?',
    options: ['Only the dummy item', 'Only the notebook', 'Both of them alike', 'Neither of the two'],
    correct: 1,
    feedback: [
      'A third of all returns is a lot. All of it comes from one shop, where one person may have begun it.',
      'It turns up in one unit in two, and by the rule that is a design.',
      'Both are worth a question. The dummy item is a story until it is seen elsewhere.',
      'Why it is sensible is still to be written down. Where to begin can be told by now.',
    ],
    passage: { lesson: 4, page: 1, text: 'story; one unit in two is a design' },
  },
  {
    id: 'l4-p1-94',
    kind: 'application',
    question:
      'A surgeon may keep his own record for a time. Your note says that it is he who has this exemption, why he has it, and that it ends on the first of May. Which question do you ask before you sign?',
    options: [
      'Who gave it to him, and when',
      'What he works with after that',
      'How many cases pass through it',
      'What harm may be done by then',
    ],
    correct: 2,
    feedback: [
      'A record of the grant is good order. The course asks about the holder and the cases.',
      'His new tool is a matter of design, once the day is known.',
      'Who has it, why, how many cases pass through it, and on which day it ends.',
      'Risk is what most registers ask. The course has you count instead.',
    ],
    passage: { lesson: 4, page: 1, text: 'how many cases pass through it, and on which day it ends' },
  },
  {
    id: 'l4-p1-95',
    kind: 'application',
    question:
      'A draft of a Switch knot reads: “Ten percent fewer visits for six weeks, priced and signed. Three in four do five jobs unaided on every shift.” One strand still has no sentence. What should it hold?',
    options: [
      'The day on which the new way starts',
      'The day on which results are checked',
      'The day on which the helpers leave',
      'The day on which the old way ends',
    ],
    correct: 3,
    feedback: [
      'The start is the gate itself, and every sentence of the knot presupposes it.',
      'A review belongs to the dip, and so to purpose.',
      'Helpers are a part of the support. None of the three sentences is about them.',
      'Process has no sentence yet; at Switch it is the day on which the old way ends.',
    ],
    passage: {
      lesson: 4,
      page: 1,
      text: 'the dip and who pays for it, the day the old way ends, the proof of readiness',
    },
  },
  {
    id: 'l4-p1-88',
    kind: 'judgment',
    question:
      'You have held a second site for nine weeks, and the bill will be about $2.3 million. The board meets every month and has not noticed. First results of the repair are five weeks away. When do you take the bill to the board?',
    options: [
      'This week, before anyone has asked about it',
      'At the end, with the whole sum and its effect',
      'In five weeks, with the first of the results',
      'At the next meeting, with a plan for savings',
    ],
    correct: 0,
    feedback: [
      'The sponsor in the case took the bill to the board the same week, before anyone asked.',
      'By then it is a finding of the auditors.',
      'With results it looks like a justification, and the board could no longer say no.',
      'A plan for savings would be invented to go with the bill.',
    ],
    passage: {
      lesson: 4,
      page: 1,
      text: 'The COO took the bill to the board the same week, before anyone asked',
    },
  },
  {
    id: 'l4-p1-89',
    kind: 'application',
    question:
      '“A single source of truth” is the purpose of a new hospital record, and nobody on the wards cares. Four rewordings are proposed. Which one can somebody on a ward check on her own shift?',
    options: [
      '“Errors in medication fall by a third in two years.”',
      '“Nine in ten records are complete by the month’s end.”',
      '“No patient is asked about the same allergy twice.”',
      '“All of our units work with the same data at last.”',
    ],
    correct: 2,
    feedback: [
      'The result matters. No nurse can see it at a bedside.',
      'This can be checked by an office, a month later.',
      'It is a promise that anyone at a bedside could check, on that shift.',
      'That is the old sentence in kinder words: an architect’s wish.',
    ],
    passage: { lesson: 4, page: 1, text: 'anyone at a bedside could check' },
  },
  {
    id: 'l4-p1-90',
    kind: 'judgment',
    question:
      'A repair desk is judged on calls closed the same day. Some close a call at five and open a new one in the morning. You have counted it, and under that figure closing is the sensible thing to do. What do you do about it?',
    options: [
      'It keeps the figure, and takes the reopened calls out',
      'It forbids the trick, and has the log checked each week',
      'It drops the figure, and asks customers how they fared',
      'It changes the figure, and tells the desk without blame',
    ],
    correct: 3,
    feedback: [
      'The desk would find the next sensible trick, as the figure is the same.',
      'Banning it while the cause stays drives it where you cannot see it.',
      'A desk needs some figure. The trick shows how to count it better.',
      'The cause is the measure: from now on it counts what customers get, and nobody is blamed.',
    ],
    passage: { lesson: 4, page: 1, text: 'remove the cause. From now on a job counts as fixed if' },
  },
  {
    id: 'l4-p1-91',
    kind: 'judgment',
    question:
      'Your first wave dipped by twelve percent. You then held the second for a month to repair the design, and it dipped by seven. The sponsor would like to report that the month has paid off. What may she report?',
    options: [
      'The gain of five points, as the hold lay between them',
      'The two dips, as nothing here shows what the hold did',
      'Half of the gain, as the other half would be learning',
      'The gain, with a note that other causes are possible',
    ],
    correct: 1,
    feedback: [
      'Between them lay also a whole wave of experience.',
      'The second wave had the first to learn from in any case, so its milder dip proves nothing.',
      'A half is as unproven as the whole.',
      'The figure would be quoted and the note forgotten. She does not know.',
    ],
    passage: { lesson: 4, page: 1, text: 'they had wave 1 to learn from' },
  },
]
