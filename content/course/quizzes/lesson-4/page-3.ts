import type { BankQuestion } from '../types.ts'

export const page3: readonly BankQuestion[] = [
  {
    id: 'l4-p3-68',
    kind: 'recall',
    question:
      'The permit form goes online unchanged. Which share of the applications is incomplete in month nine?',
    options: ['About a tenth', 'About a quarter', 'About a third', 'About a half'],
    correct: 2,
    feedback: [
      'Below a tenth is where the share ends, after the turn.',
      'A quarter would be less than a doubling, and it more than doubled.',
      'One in three is incomplete, where one in seven had been before.',
      'A half would be worse than it was; one in three was bad enough.',
    ],
    passage: { lesson: 4, page: 3, text: 'when submitted' },
  },
  {
    id: 'l4-p3-46',
    kind: 'application',
    question:
      'You offer a minister the better figure for her campaign, and she refuses. What comes next, if you act as the deputy of the permit office would have?',
    options: [
      'You drop the target, and say why',
      'Your director chooses from two options',
      'You keep the target until her term ends',
      'The council hears both of you in public',
    ],
    correct: 1,
    feedback: [
      'Dropping it over her head was what the talk was meant to avoid.',
      'Had he refused, the deputy would have asked the director to choose between two written options that week.',
      'A target that is kept in words goes on steering the work.',
      'A public hearing makes a quarrel of what may be settled in a week.',
    ],
    passage: { lesson: 4, page: 3, text: 'she would have asked the director to choose between two written' },
  },
  {
    id: 'l4-p3-62',
    kind: 'recall',
    question: 'In Larkmoor’s premortem, a single card speaks of a storm. What becomes of it?',
    options: [
      'The next wave moves beyond the season',
      'The boards may come back in a storm',
      'The head of stores writes a storm rule',
      'The planners keep a spare day for it',
    ],
    correct: 2,
    feedback: [
      'The storm comes three days after a switch, and no date had been moved for it.',
      'The rule keeps jobs off the boards; the card had warned that people would go back to them.',
      'It goes into the plan although it stands on one card: Priya Nair writes a rule, by a date.',
      'A spare day is of no use in a storm that lasts; the card asked for a way to plan in one.',
    ],
    passage: { lesson: 4, page: 3, text: 'Priya Nair writes a storm rule by' },
  },
  {
    id: 'l4-p3-67',
    kind: 'application',
    question:
      'Ten minutes are over, and five of your twelve cells are empty. Which of them is next week’s work, according to this page?',
    options: [
      'The first, reading from the left',
      'The first, reading from the top',
      'The one in the row least filled',
      'The one in the last full column',
    ],
    correct: 0,
    feedback: [
      'The first empty cell from the left belongs to the gate that comes next.',
      'Reading from the top, a cell of Settle could come before one of Decide.',
      'The weakest row is your weakest strand, and the week begins elsewhere.',
      'A column that is nearly full may belong to a gate that is long past.',
    ],
    passage: {
      lesson: 4,
      page: 3,
      text: 'the first empty cell, reading from the left, is your next week’s work',
    },
  },
  {
    id: 'l4-p3-66',
    kind: 'application',
    question: 'You invite people to a premortem of your plan. How many does this page want at least?',
    options: [
      'Three, one of whom does the work',
      'Five, one of whom is a skeptic',
      'Eight, one of whom is a skeptic',
      'Five, one of whom does the work',
    ],
    correct: 3,
    feedback: [
      'The person is right; three are too few for reasons that differ.',
      'The number is right; a skeptic belongs in the coalition.',
      'Eight are welcome; what is asked for is somebody who does the work.',
      'Five people or more, one of whom does the work, because that person’s reasons go into the plan.',
    ],
    passage: { lesson: 4, page: 3, text: 'Invite five people or more, one of whom does the work.' },
  },
  {
    id: 'l4-p3-65',
    kind: 'application',
    question:
      'You read a plan down and across. Which of these does the list of contradictions on this page include?',
    options: [
      'A sponsor with no deputy until launch',
      'A group with no poll before launch',
      'A sponsor with no date after launch',
      'A gate with no test before launch',
    ],
    correct: 2,
    feedback: [
      'A deputy is prudent; the successor is named at Switch.',
      'A poll is a good start to a message, and its absence contradicts nothing.',
      'A sponsor with no date after launch is on the list, beside a post without an outcome.',
      'A test belongs to a gate; the list looks for sentences that cannot both hold.',
    ],
    passage: { lesson: 4, page: 3, text: 'a sponsor with no date after launch' },
  },
  {
    id: 'l4-p3-49',
    kind: 'judgment',
    question:
      'With ten minutes left for your plan, the cell for losses at Design is empty. You know the groups, and have asked none of them. What do you write?',
    options: [
      'A sentence with a name and a date, to be checked',
      'The name of somebody who is going to ask them',
      'The losses that groups like these had elsewhere',
      'Nothing at all, as an empty cell tells something',
    ],
    correct: 3,
    feedback: [
      'A name and a date make a wish look like a plan.',
      'Who will ask is next week’s work, and not a loss.',
      'Losses from elsewhere were confirmed by nobody here.',
      'An empty cell is a finding; it is left empty rather than filled with a wish.',
    ],
    passage: { lesson: 4, page: 3, text: 'An empty cell is a finding.' },
  },
  {
    id: 'l4-p3-63',
    kind: 'application',
    question:
      'You set one question for a year after the switch, as Larkmoor does for its new sponsor. What does it ask for?',
    options: [
      'How many jobs were run from the plan',
      'How many addresses took a second visit',
      'How many people can do five jobs alone',
      'How much of the saving is in a budget',
    ],
    correct: 1,
    feedback: [
      'Jobs run from the plan are adoption, and a year later the result is asked for.',
      'The purpose was fewer second visits, so that is what Marcus Bell will be asked.',
      'Five jobs alone was the proof before the switch.',
      'A budget is where the saving should stand, and the question goes to what customers get.',
    ],
    passage: { lesson: 4, page: 3, text: 'how many addresses needed a second visit' },
  },
  {
    id: 'l4-p3-61',
    kind: 'recall',
    question: 'Larkmoor adds up what everything has cost. Which item comes next in size after the app?',
    options: [
      'The dips in the three waves',
      'The hours spent on learning',
      'The boards kept beside the plan',
      'The weeks for which it was held',
    ],
    correct: 1,
    feedback: [
      'The three dips together come third.',
      'The hours that technicians spend on learning cost more than the three dips together.',
      'The boards come fourth, with two people at each of them for thirteen weeks.',
      'The hold of three weeks is among the small items.',
    ],
    passage: { lesson: 4, page: 3, text: 'hours of learning by each of' },
  },
  {
    id: 'l4-p3-48',
    kind: 'application',
    question:
      'You give a group six weeks to change a form, as the permit office did. Whom do you add to three caseworkers and a lead of the call center?',
    options: [
      'A designer of websites',
      'A member of the council',
      'An applicant or two',
      'A lawyer of the agency',
    ],
    correct: 3,
    feedback: [
      'The form had been a screen already; its questions were what had to change.',
      'The council decided at its meeting; a member was seen separately.',
      'Applicants tested each version, and had no seat in the room.',
      'A lawyer could say which questions and which stamp the law requires.',
    ],
    passage: { lesson: 4, page: 3, text: 'a call-center lead' },
  },
  {
    id: 'l4-p3-50',
    kind: 'application',
    question:
      'What does this page make of its idea of the turning point, when it is held against the documented changes?',
    options: [
      'A rule, as each of them turned in that way',
      'A question, as one of them does not fit',
      'An error, as one of them had no crisis',
      'A rule for public bodies, as two were',
    ],
    correct: 1,
    feedback: [
      'NUMMI had no crisis to turn, and three chosen cases establish no rule.',
      'It fits one largely, one by absence and one not at all, so it serves as a question.',
      'One case that does not fit limits a rule, and makes the question no less useful.',
      'Two cases of a kind, one of them by absence, are no rule for the kind.',
    ],
    passage: {
      lesson: 4,
      page: 3,
      text: 'Three changes, chosen because they are well documented, cannot establish a rule.',
    },
  },
]
