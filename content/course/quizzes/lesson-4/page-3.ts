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
    id: 'l4-p3-47',
    kind: 'recall',
    question:
      'HealthCare.gov carried heavy use within two months. What does the report credit for its recovery, among other things?',
    options: [
      'One team, whoever employed its members',
      'One firm that took over all the contracts',
      'A smaller site with half of the functions',
      'A later deadline for the people enrolling',
    ],
    correct: 0,
    feedback: [
      'In one team it did not matter who employed whom, and priorities were strict.',
      'The report speaks of people from several employers working as one.',
      'What mattered most and could be done came first; no such cut is named.',
      'The page mentions no deadline for enrolling.',
    ],
    passage: { lesson: 4, page: 3, text: 'one team in which it did not matter who employed whom' },
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
    id: 'l4-p3-21',
    kind: 'application',
    question:
      'A plan foresees two months of lower output and a review in week three; the lower limit is far below the plan. Which fault is this?',
    options: [
      'The review should wait for the first bad week.',
      'The review comes before the dip is over.',
      'The dip has been given no closing date.',
      'The dip is too long to be believed.',
    ],
    correct: 1,
    feedback: [
      'Bad weeks are what the lower limit is for; the review is a date that everybody knew beforehand.',
      'Judged halfway, a planned dip looks like a failure; until the review the lower limit guards you.',
      'It is limited to two months; the old path is what needs a closing date.',
      'Some dips last two months; the plan would have to say how it knows.',
    ],
    passage: { lesson: 4, page: 3, text: 'a review before the dip is over' },
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
    id: 'l4-p3-45',
    kind: 'application',
    question:
      'You tell a group, as a fact, that your change has failed, and ask why. What may you expect of the reasons, by the study that this page cites?',
    options: [
      'As many, but from people who seldom speak',
      'Fewer, and more of them to the point',
      'More, while how good they are is open',
      'More, and better ones than by asking plainly',
    ],
    correct: 2,
    feedback: [
      'Writing in silence brings in the quiet ones; the study is about certainty.',
      'The study found more reasons where the outcome was treated as certain.',
      'People gave more reasons, and the study did not assess how good they were.',
      'More is what was found; better is what is often claimed.',
    ],
    passage: { lesson: 4, page: 3, text: 'how good the reasons were, the study did not assess' },
  },
  {
    id: 'l4-p3-43',
    kind: 'recall',
    question:
      'Which costs were shifted to applicants with the permit form, in the terms of Herd and Moynihan?',
    options: [
      'Of learning, of complying, and of stress',
      'Of waiting, of traveling, and of copies',
      'Of searching, of asking, and of appeals',
      'Of time, of privacy, and of being refused',
    ],
    correct: 0,
    feedback: [
      'They name the costs of learning, of complying, and of the stress of both.',
      'These are costs of a counter, and the form was online by then.',
      'Each may occur, and their terms are wider.',
      'Refusal is an outcome; they write about the way there.',
    ],
    passage: { lesson: 4, page: 3, text: 'the costs of learning, of complying, and of the stress of both' },
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
