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
    id: 'l4-p3-15',
    kind: 'judgment',
    question:
      'You intend to drop a target on which a minister has campaigned. The announcement is in a week. What do you do about her?',
    options: [
      'Keep the target in words, and steer by the new one quietly.',
      'See her before, so that she can present the better figure.',
      'Let the director tell her, as this is a matter of rank.',
      'Inform her office on the day, so that nothing leaks before.',
    ],
    correct: 1,
    feedback: [
      'Teams would serve two targets, of which one is a fiction.',
      'An opponent with standing gets the facts first and something to gain by them.',
      'Rank may decide who speaks; what she is offered decides what she does.',
      'Surprise protects the news and makes an enemy of the person.',
    ],
    passage: { lesson: 4, page: 3, text: 'offered him the new one, days to decision, to present himself' },
  },
  {
    id: 'l4-p3-03',
    kind: 'recall',
    question:
      'Which misstep did the Inspector General call the most critical in the story of HealthCare.gov?',
    options: [
      'That clear leadership had been missing',
      'That tests had been left to suppliers',
      'That the website’s budget was too small',
      'That the law behind it was divisive',
    ],
    correct: 0,
    feedback: [
      'Its absence delayed decisions and blurred tasks, and much else followed from it.',
      'Suppliers appear in many accounts; the page names another misstep.',
      'Money is not what the finding puts first.',
      'It divided the country and colors judgments of the launch.',
    ],
    passage: {
      lesson: 4,
      page: 3,
      text: 'the absence of clear leadership, which delayed decisions and blurred tasks',
    },
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
    id: 'l4-p3-13',
    kind: 'judgment',
    question:
      'With ten minutes left for your plan, the cell for losses at Design is empty. You know the groups, and have asked none of them. What do you write?',
    options: [
      'A sentence that is likely to be true of most',
      'A sentence that promises to name the losses',
      'The losses and gains that a like change brought',
      'Nothing, and a date with one of the groups',
    ],
    correct: 3,
    feedback: [
      'It looks complete, and the next reader will build on it.',
      'Honest in tone; a promise without a name or day fills no cell.',
      'A good preparation for asking, under the heading of guesses.',
      'An empty cell is a finding; the first one from the left is next week’s work.',
    ],
    passage: { lesson: 4, page: 3, text: 'An empty cell is a finding.' },
  },
  {
    id: 'l4-p3-14',
    kind: 'application',
    question:
      'At the end, finance can confirm about four-fifths of a saving that was restated a year ago. The rest is “surely there somewhere.” What do you report?',
    options: [
      'The whole sum, since it was restated once before',
      'Nothing yet, until finance has found the rest',
      'The confirmed part, and the rest as withdrawn',
      'The whole sum, and a note on the missing part',
    ],
    correct: 2,
    feedback: [
      'Restating was honest then; repeating it would undo the credit it earned.',
      'Waiting hides four-fifths of a good result.',
      'A benefit is signed or struck, and the next number you give will be believed.',
      'The sum will be quoted and the note will not.',
    ],
    passage: { lesson: 4, page: 3, text: 'Finance signs the saving each quarter, or strikes it.' },
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
    id: 'l4-p3-10',
    kind: 'judgment',
    question:
      'Fewer counters save a registry money; reopening one would bring decisions in time and cost a third of the saving. Both are in your power. What do you put before the council?',
    options: [
      'The saving, since it is what was promised to them',
      'The counter, without the price, since it is right',
      'Both, and you let the council find the better way',
      'The counter, with its price, as the choice you advise',
    ],
    correct: 3,
    feedback: [
      'Defensible if money was the purpose; it was decisions in time.',
      'Right and unlabeled, the bill will come back as a broken promise.',
      'The choice is theirs; advice is what they may expect from you.',
      'The purpose is served at a price that is stated, and someone can accept it or refuse.',
    ],
    passage: { lesson: 4, page: 3, text: 'at a price somebody accepted' },
  },
  {
    id: 'l4-p3-22',
    kind: 'application',
    question:
      'What does this page conclude when it holds its idea of the turning point against the documented changes?',
    options: [
      'They confirm it, so it may be planned for.',
      'It is a question to ask, since one does not fit.',
      'They refute it, since none had a turn at all.',
      'It holds for public bodies and not for firms.',
    ],
    correct: 1,
    feedback: [
      'One fits largely, one by absence and one not at all, and three cases could not confirm a rule in any event.',
      'NUMMI had no crisis to turn, and three well-documented changes cannot establish a rule.',
      'HealthCare.gov turned under one team with few priorities, among other things.',
      'The only firm among the three is NUMMI, and one firm shows nothing about firms.',
    ],
    passage: {
      lesson: 4,
      page: 3,
      text: 'Three changes, chosen because they are well documented, cannot establish a rule.',
    },
  },
]
