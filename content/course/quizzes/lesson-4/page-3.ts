import type { BankQuestion } from '../types.ts'

export const page3: readonly BankQuestion[] = [
  {
    id: 'l4-p3-41',
    kind: 'recall',
    question:
      'The permit form went online unchanged, and more applications were incomplete than before. Which help had been lost?',
    options: [
      'A check of the form before it was stamped',
      'A letter that listed what was still missing',
      'A clerk who skipped what did not apply',
      'A leaflet that came with the paper form',
    ],
    correct: 2,
    feedback: [
      'The stamp stayed, and caseworkers went on putting it on.',
      'No such letter is mentioned on the page.',
      'At the counter a clerk had quietly skipped the forty questions that did not apply.',
      'The page tells of no leaflet; a person had made the difference.',
    ],
    passage: { lesson: 4, page: 3, text: 'At the counter a clerk had quietly' },
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
      'The boards stay down in the storm; the card had warned that people would go back to them.',
      'It goes into the plan although it stands on one card: Priya Nair writes a rule, by a date.',
      'A spare day is of no use in a storm that lasts; the card asked for a way to plan in one.',
    ],
    passage: { lesson: 4, page: 3, text: 'Priya Nair writes a storm rule by' },
  },
  {
    id: 'l4-p3-44',
    kind: 'application',
    question:
      'Ten minutes are over, and five of your twelve cells are empty. Which of them is next week’s work, according to this page?',
    options: [
      'The first one that is empty, from the left',
      'The one in the row with most empty cells',
      'The one whose owner you can reach first',
      'The one about which you know the least',
    ],
    correct: 0,
    feedback: [
      'Gates come in order from the left, so the first empty cell is next week’s work.',
      'That row is your weakest strand, and it may be empty at a gate that is far off.',
      'A talk that is easy to get may concern a gate of next year.',
      'What you know least about may not be due for a long time.',
    ],
    passage: {
      lesson: 4,
      page: 3,
      text: 'the first empty cell, reading from the left, is your next week’s work',
    },
  },
  {
    id: 'l4-p3-64',
    kind: 'application',
    question:
      'You invite people to a premortem of your plan. How many does this page want, and who has to be among them?',
    options: [
      'Three at least, and the owner of each strand',
      'Eight at least, and half of them skeptics',
      'Ten at least, and none who wrote the plan',
      'Five at least, and one who does the work',
    ],
    correct: 3,
    feedback: [
      'Owners wrote the plan, and what they do not see stays unseen.',
      'Skeptics are welcome, and half a room of them is not asked for.',
      'The authors may be there, since everyone writes in silence first.',
      'Five people or more, one of whom does the work, because that person’s reasons go into the plan.',
    ],
    passage: { lesson: 4, page: 3, text: 'Invite five people or more, one of whom does the work.' },
  },
  {
    id: 'l4-p3-42',
    kind: 'application',
    question:
      'You read a plan down and across. Which of these does the list of contradictions on this page include?',
    options: [
      'A dip that is planned for more than six weeks',
      'A gate with two names but without a deputy',
      'An old path that is open beyond day ninety',
      'A threshold that is set below three in four',
    ],
    correct: 2,
    feedback: [
      'Length is no fault as such; a review before the end of the dip is one.',
      'A deputy is prudent, and the list asks for other things.',
      'An old path open past that day contradicts a switch that is said to be over.',
      'Thresholds differ from plan to plan; bargaining about them is the fault.',
    ],
    passage: { lesson: 4, page: 3, text: 'old path open past day 90' },
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
