import type { BankQuestion } from '../types.ts'

export const page1: readonly BankQuestion[] = [
  {
    id: 'l1-p1-01',
    kind: 'application',
    question:
      'A city library opened its self-service desks on the agreed day. Every branch uses them unasked. The point was longer opening hours with the same staff, and the hours are as they were. What has been reached?',
    options: [
      'Installed: the desks exist, and the rest of the promise is open.',
      'Adopted: people use the desks, and the promised hours are open.',
      'Realized: nobody has to be chased, so the promise has been kept.',
      'Nothing: as long as the hours are the same, no step is reached.',
    ],
    correct: 1,
    feedback: [
      'This would be right on the opening day; by now every branch uses the desks without being asked.',
      'Use on an ordinary day without chasing is adoption, and the result that paid for it has yet to appear.',
      'Unasked use is the mark of adoption; the promise was longer hours.',
      'The missing hours rule out the third step only; the first two can be shown.',
    ],
    passage: { lesson: 1, page: 1, text: 'Three meanings of “done”' },
  },
  {
    id: 'l1-p1-02',
    kind: 'recall',
    question:
      'Flyvbjerg and Budzier looked at a large number of IT projects. Which finding should worry a sponsor more than the mean overrun?',
    options: [
      'Most of the projects exceeded their budgets by a similar share.',
      'Public projects exceeded their budgets more than others.',
      'Large projects exceeded their budgets less than small ones.',
      'A minority of projects exceeded their budgets enormously.',
    ],
    correct: 3,
    feedback: [
      'They report the opposite: a modest mean beside a few extreme overruns, so that no typical overrun exists.',
      'Ownership is not what this finding is about; the spread between projects is.',
      'Nothing of the kind is reported on the page, and size would not tell you who should be watching yours.',
      'A mean that most budgets survive hides the few projects that break a company, so the extreme case is what needs a watcher.',
    ],
    passage: { lesson: 1, page: 1, text: 'The danger lies in the extreme cases.' },
  },
  {
    id: 'l1-p1-03',
    kind: 'application',
    question:
      'A vendor opens with “seven changes in ten fail.” You would like to know whether the figure says anything about your own case. Which question gets you furthest?',
    options: [
      'What was counted as a change, and what counted as failing?',
      'How many of the vendor’s own customers failed last year?',
      'Does the figure hold for organizations of about our size?',
      'In which journal was the figure first printed, and when?',
    ],
    correct: 0,
    feedback: [
      'Without both definitions the figure cannot be applied to anything, and the uses that Hughes examined had no valid evidence behind them.',
      'A sample chosen by the seller would need the same two definitions before it meant anything.',
      'Size becomes interesting once it is clear what was counted at all.',
      'It has stood in respected journals; print is what gave the rumor its citation.',
    ],
    passage: {
      lesson: 1,
      page: 1,
      text: 'what do you count as a change, and what do you count as failing?',
    },
  },
  {
    id: 'l1-p1-04',
    kind: 'application',
    question:
      'A bus company multiplies the share of depots that own a new planning tool, the share of drivers trained in it, and the share of trips planned with it. What do you say about the product?',
    options: [
      'It leaves out the costs, so it is no benefit as yet.',
      'It is too low, since trained drivers plan more trips.',
      'It means nothing, since each share counts another thing.',
      'It will do for now, until each of the shares is counted.',
    ],
    correct: 2,
    feedback: [
      'Costs belong in the business case; the chain only says how much of the promise is reached.',
      'That may be so, yet no correction can repair a product of unlike things.',
      'Depots, drivers and trips cannot be multiplied; all factors have to be shares of the same trips.',
      'Guesses would be welcome if all three were shares of trips; better counting does not make these multiply.',
    ],
    passage: {
      lesson: 1,
      page: 1,
      text: 'A share of items times a share of orders times a share of people gives a percentage of nothing.',
    },
  },
  {
    id: 'l1-p1-05',
    kind: 'application',
    question:
      'Of three shares in a chain the smallest is four in ten, and the law lets it rise to hardly more. The second is six in ten and could reach nine. The third is nearly full. Where is next month best spent?',
    options: [
      'On the smallest share, which holds the others back.',
      'On the third share, which is the nearest to completion.',
      'On all of the shares, which only count when multiplied.',
      'On the second share, which has room to grow by half.',
    ],
    correct: 3,
    feedback: [
      'A weak factor close to its ceiling gives little; with room above it, it would come first.',
      'Finishing it is satisfying and adds a few points at best.',
      'Because they multiply, effort goes where the ratio grows most instead of being spread.',
      'A lever is the yearly gain from one factor, and half as much again beats anything the other two can add.',
    ],
    passage: { lesson: 1, page: 1, text: 'a small factor close to its ceiling gives you little' },
  },
  {
    id: 'l1-p1-31',
    kind: 'application',
    question:
      'A school district starts a tool for ordering meals next fall, and nothing runs through it yet. The board asks which factor of the benefit chain to watch. What do you compare, going by this page?',
    options: [
      'What the year gains if each one reaches its target',
      'How far the target of each one is from all meals',
      'What the year loses if each one ends ten points short',
      'How many people each one asks to change a habit',
    ],
    correct: 2,
    feedback: [
      'With all factors at zero the product is zero, whichever of them moves.',
      'Distance from full coverage says nothing about what a shortfall would cost.',
      'Before launch every factor stands at zero, so no lever can be computed and the risk takes its place.',
      'Heads show where the effort goes, and not what the year would lose.',
    ],
    passage: {
      lesson: 1,
      page: 1,
      text: 'what would the year lose if this factor ended ten points below its target?',
    },
  },
  {
    id: 'l1-p1-32',
    kind: 'application',
    question:
      'Nine in ten drivers of a bakery use a new route tool. A dispatcher reminds each of them every morning. Which of the three words of this page has been shown to apply?',
    options: [
      'Adopted, since the share of users is high on ordinary days',
      'Installed only, since adopted means without being chased',
      'Realized, since daily use is the result that was paid for',
      'Adopted in part, since one driver in ten is still missing',
    ],
    correct: 1,
    feedback: [
      'High use under a daily reminder may end with the reminder.',
      'Adopted means used as designed on an ordinary day without being chased, which a daily reminder leaves open.',
      'The result that justified the money has yet to be named, let alone counted.',
      'The tenth driver matters less than the reminder that the nine receive.',
    ],
    passage: {
      lesson: 1,
      page: 1,
      text: 'the people it is for use it as designed, on an ordinary day, without being chased',
    },
  },
  {
    id: 'l1-p1-09',
    kind: 'recall',
    question:
      'What does the review by Oreg, Vakola and Armenakis allow you to say about a real part in decisions?',
    options: [
      'It goes with better reactions in a number of studies.',
      'It causes better reactions, as trials have confirmed.',
      'It helps only those who stand to lose something.',
      'It has no bearing once trust in leaders is given.',
    ],
    correct: 0,
    feedback: [
      'The link recurs in the review, and since it may have other causes it stays an association.',
      'The page reads such links as association, short of proof.',
      'Having less to lose is a separate factor in their review.',
      'Trust appears beside participation there, and does not cancel it.',
    ],
    passage: { lesson: 1, page: 1, text: 'read them as association, short of proof' },
  },
]
