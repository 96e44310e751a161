import type { BankQuestion } from '../types.ts'

export const page4: readonly BankQuestion[] = [
  {
    id: 'l3-p4-81',
    kind: 'judgment',
    question:
      'You plan a readiness test for airport staff. The pilot ends in May, the switch is in June, and the project lead would fix the pass mark after the pilot, when realistic figures are known. What does the course advise?',
    options: [
      'Fix it in June, with those who know the daily work',
      'Fix it after the pilot, as the project lead proposes',
      'Fix it now, while nobody knows how it will come out',
      'Fix a range now, and the exact mark after the pilot',
    ],
    correct: 2,
    feedback: [
      'In June everybody knows the result, and every mark looks unreasonable.',
      'Realistic figures make a mark that can be met, which is not what a gate is for.',
      'At the gate itself every threshold looks unreasonable, so it is set early.',
      'A range is bargained down to its lower end when the date is near.',
    ],
    passage: { lesson: 3, page: 4, text: 'Set the test early, while nobody knows the result.' },
  },
  {
    id: 'l3-p4-82',
    kind: 'judgment',
    question:
      'A bank replaces its paper account form. Some want the paper gone on the day of the switch, so that nobody can go back; others want to keep it until all are used to the screen. What do you write into the Switch knot?',
    options: [
      'A closing at the Settle gate, by vote of users',
      'A closing date on the day of the switch itself',
      'A closing date some weeks after the switch',
      'A closing when nine in ten cases are on screen',
    ],
    correct: 2,
    feedback: [
      'At Settle it should have been shut for long. Until then both ways are taught to newcomers.',
      'On that day nothing has been proved on live work, and there would be no way to work.',
      'The old path closes after the proof, on a date that stands in the Switch knot.',
      'A share without a date keeps the old way open for as long as people use it.',
    ],
    passage: { lesson: 3, page: 4, text: 'Its closing date belongs in the Switch knot, and falls' },
  },
  {
    id: 'l3-p4-83',
    kind: 'judgment',
    question:
      'Your sponsor will leave four months after the switch, and her successor has just been named. She offers to do what is needed for a good handover. What do you ask for?',
    options: [
      'That the successor meets the teams with her before it ends',
      'That the successor chairs the next gate while she is there',
      'That the successor sits in on her meetings for a while',
      'That the two sign a page on what has been promised so far',
    ],
    correct: 1,
    feedback: [
      'Being introduced is pleasant, and asks for no decision.',
      'Name the successor at Switch and let them chair something before they inherit it.',
      'Sitting in is watching. A change becomes your own when you have decided something in it.',
      'A signed page lists duties that its reader has had no part in.',
    ],
    passage: { lesson: 3, page: 4, text: 'let them chair something before' },
  },
  {
    id: 'l3-p4-84',
    kind: 'application',
    question:
      'A tax office switched a month ago. You have a day there, and four plans for it. Which one follows the course’s calendar for that date?',
    options: [
      'Sit with users, and remove what irritates them most',
      'Count the first benefit, and report it to the sponsor',
      'Check adoption by team, and shut the old path for good',
      'Find local versions, and make the good ones standard',
    ],
    correct: 0,
    feedback: [
      'Day thirty is for obstacles: the five worst irritants go, and people are thanked by name.',
      'Benefit is below zero while people learn; its verdict comes after a year.',
      'The old path closes around day ninety, when adoption is checked by team.',
      'Versions take months to grow. The calendar looks for them on day one hundred eighty.',
    ],
    passage: { lesson: 3, page: 4, text: 'Remove the five worst irritants.' },
  },
  {
    id: 'l3-p4-85',
    kind: 'judgment',
    question:
      'You move a switch by three weeks, because too few can do the work. The price is agreed, the sponsor has told everyone, and the failures are being studied. What have people in your position overlooked, in the course’s own case?',
    options: [
      'What the new date does to the successor’s plan of work',
      'What the hold tells people about the next date they hear',
      'What else could be repaired while the date is held back',
      'What else lands on the same people in the later weeks',
    ],
    correct: 3,
    feedback: [
      'The successor chaired a later gate. That was no matter of three weeks.',
      'Trust in dates is worth a thought. The case turns on hours.',
      'Repairs were made in those weeks, and well.',
      'The move put two postponed programs into the weeks of the dip, and the manager on site saw it first.',
    ],
    passage: { lesson: 3, page: 4, text: 'Solano had moved a date and not looked at what else' },
  },
  {
    id: 'l3-p4-86',
    kind: 'application',
    question:
      'Three in four have to pass a readiness test at a hospital. Of the day shift ninety percent pass, of the evening shift eighty, of the night shift sixty; over all it is eighty percent. Can the gate for Switch open?',
    options: [
      'Yes, as eighty percent over all is above the mark',
      'No, as the test has to be passed on every shift',
      'Yes, if helpers go to the night shift for a month',
      'No, as the night shift should have a mark of its own',
    ],
    correct: 1,
    feedback: [
      'The average hides the shift that would have the trouble.',
      'Readiness is proven on live-like work on every shift, and nights are below the mark.',
      'Help after the switch is sensible. The gate asks for proof before it.',
      'One mark for all was set early. What counts is that each shift reaches it.',
    ],
    passage: { lesson: 3, page: 4, text: 'Proven ready on live-like work, every shift' },
  },
  {
    id: 'l3-p4-87',
    kind: 'application',
    question:
      'A new way of working has settled at a printer’s, and you are being moved to another post. How does the course have you keep attention on it?',
    options: [
      'Ask monthly for a year, then ask whether your successor does',
      'Hand it over with a page of signs that it is slipping back',
      'Ask quarterly for two years, with figures from the line',
      'Have it audited after half a year, and again after a year',
    ],
    correct: 0,
    feedback: [
      'Attention teaches what matters: monthly for a year, then you ask the person who took over.',
      'A page of signs is read by someone who is already looking.',
      'Between two quarters there is enough time for attention to move on.',
      'Someone independent samples after a year as well. An audit does not replace a question each month.',
    ],
    passage: { lesson: 3, page: 4, text: 'Ask about it monthly for a year.' },
  },
  {
    id: 'l3-p4-88',
    kind: 'judgment',
    question:
      'At a Switch gate two strands are proven ready. The third has not been checked, because its lead is ill; all informal signs are good, and a delay costs $30,000 a week. The sponsor asks for your view. What is it?',
    options: [
      'Open, as good signs and the price outweigh a formality',
      'Closed for those units in which the signs are the weakest',
      'Closed, as a strand that nobody checked has not arrived',
      'Open, with the check to be made up for in the first week',
    ],
    correct: 2,
    feedback: [
      'Signs are what everybody has before a bad switch.',
      'Signs are no proof for the other units either.',
      'Unknown counts as no. A week has a price, and so the sponsor can choose a hold knowingly.',
      'A check after the switch finds out on live work what should have been known.',
    ],
    passage: { lesson: 3, page: 4, text: 'Let unknown count as no.' },
  },
  {
    id: 'l3-p4-89',
    kind: 'judgment',
    question:
      'The project team is about to be disbanded. For new mechanics there is to be a short guide to the job cards. The trainer, the team’s lead, the quality office and a mechanic all offer to write it. Whom do you choose?',
    options: [
      'The trainer, who knows how beginners pick it up',
      'The team’s lead, who knows why it was changed',
      'The quality office, which checks the cards later',
      'The mechanic, who fills in the cards every day',
    ],
    correct: 3,
    feedback: [
      'A trainer writes what should be done. Newcomers soon meet what is done.',
      'The reason has a place in it. The lead is leaving, and the guide must be kept up.',
      'What is checked later is only a part of what a beginner must be able to do.',
      'Onboarding decides what newcomers think is normal; it is written by someone who does the work.',
    ],
    passage: { lesson: 3, page: 4, text: 'was written by someone who does the work' },
  },
]
