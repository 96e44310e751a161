import type { BankQuestion } from '../types.ts'

export const page2: readonly BankQuestion[] = [
  {
    id: 'l2-p2-44',
    kind: 'recall',
    question:
      'To a sponsor’s refusal you may reply with a higher sponsor, a later date or a smaller scope. Which is the fourth honest reply of this page?',
    options: ['To ask for the reasons', 'To report the risk', 'To try it in one unit', 'To propose to stop'],
    correct: 3,
    feedback: [
      'Reasons help you to choose among the four, and they are no reply.',
      'A reported risk leaves the change going on as though the answer had been yes.',
      'One unit is a smaller scope, which is named already.',
      'If nothing else can work under the rule that stays, the fourth honest reply is to stop.',
    ],
    passage: { lesson: 2, page: 2, text: 'propose to stop' },
  },
  {
    id: 'l2-p2-69',
    kind: 'application',
    question:
      'You are going to ask a sponsor for hours, for as long as the change is hard. Which rule of thumb does this page give you?',
    options: ['Thirty minutes a week', 'Three hours a week', 'Half a day a week', 'Ninety minutes a week'],
    correct: 3,
    feedback: [
      'Half an hour is enough for an update, and too little to pay, decide and stay.',
      'Three hours would be welcome, and are twice what the page asks for.',
      'Half a day is more than the page expects of a busy executive.',
      'Ninety minutes a week, and a clear “I cannot” before the start is kinder than one later.',
    ],
    passage: { lesson: 2, page: 2, text: 'ninety minutes a week for as long as the change is hard' },
  },
  {
    id: 'l2-p2-65',
    kind: 'application',
    question:
      'Going down a chain of managers, you date the last action of each. Who is the broken link, by this page?',
    options: [
      'The first without one in two weeks',
      'The first without one in four weeks',
      'The one whose action is the oldest',
      'The last one, before daily work',
    ],
    correct: 1,
    feedback: [
      'Fourteen days are the period of the question, and four weeks the limit.',
      'The first manager without an action in four weeks is the broken link.',
      'A chain stops at the first link that does not act, old or very old.',
      'The last one follows the manager above, where the chain may have broken.',
    ],
    passage: { lesson: 2, page: 2, text: 'The first manager without one in four' },
  },
  {
    id: 'l2-p2-68',
    kind: 'application',
    question:
      'A director’s bonus hangs on waiting times, and you hold that figure steady for him, as the clinic group did. For how long?',
    options: ['For four weeks', 'For half a year', 'For a full year', 'For eight weeks'],
    correct: 3,
    feedback: [
      'After four weeks the figure was still falling in each of the regions.',
      'Half a year is far longer than any region took to recover.',
      'A year would have paid a bonus for a figure that nobody counts.',
      'It was held for eight weeks, as every region saw the figure worsen for six to eight.',
    ],
    passage: {
      lesson: 2,
      page: 2,
      text: 'held his waiting-time figure at the previous quarter’s value for eight weeks',
    },
  },
  {
    id: 'l2-p2-62',
    kind: 'application',
    question:
      'A sponsor wants to “stay” as the clinic group’s operating officer did with her director. Where does she go?',
    options: [
      'To his busiest site, for an ordinary day',
      'To his first weekly review, to sit in on it',
      'To his next staff meetings, to open them',
      'To the launch in the region that comes next',
    ],
    correct: 1,
    feedback: [
      'To the busiest clinic she sent a scheduler, and that is how she paid.',
      'She sat in on the first Monday review, where the bad figures would be read out.',
      'These he opened himself, three in a row, once he had a reason to.',
      'A launch is the pleasant part, and staying is about what comes after.',
    ],
    passage: { lesson: 2, page: 2, text: 'sat in on his first Monday review' },
  },
  {
    id: 'l2-p2-46',
    kind: 'application',
    question:
      'You put the chain question to a team leader, in the words of this page. Which period do you ask about?',
    options: [
      'The last four weeks',
      'The last three months',
      'The last fourteen days',
      'The weeks since launch',
    ],
    correct: 2,
    feedback: [
      'Four weeks are the limit by which you find the broken link afterward.',
      'A quarter has room for one action and twelve quiet weeks.',
      'The question is what the manager has done differently in the last fourteen days.',
      'Much may have been done at the launch and nothing since.',
    ],
    passage: { lesson: 2, page: 2, text: 'last fourteen days because of this change' },
  },
  {
    id: 'l2-p2-66',
    kind: 'recall',
    question:
      'The contract of one page with a sponsor has dates after launch, things that stop, and private talks. How many of each?',
    options: [
      'Three dates, two stops, four talks',
      'Two dates, three stops, four talks',
      'Three dates, four stops, two talks',
      'Four dates, three stops, two talks',
    ],
    correct: 3,
    feedback: [
      'Four is the number of the dates; talks are two.',
      'Three stops is right, and dates and talks have changed places.',
      'Two talks is right, and dates and stops have changed places.',
      'Four dates in person, three things that stop, and two people to be spoken to privately.',
    ],
    passage: { lesson: 2, page: 2, text: 'four dates after the launch on which the sponsor will be' },
  },
  {
    id: 'l2-p2-63',
    kind: 'application',
    question:
      'Beside each member of your coalition you write what they bring. Which two of the five things should you expect to lack, by this page?',
    options: ['Trust and doubt', 'Doubt and budget', 'Roster and budget', 'Skill and trust'],
    correct: 2,
    feedback: [
      'A trusted person and a skeptic are worth finding, and they are missing less often.',
      'One of the two is right; a skeptic is easier to come by than a roster.',
      'With the roster and the budget a change becomes real, and these two are most often missing.',
      'Skilled and trusted people are the first whom one thinks of.',
    ],
    passage: {
      lesson: 2,
      page: 2,
      text: 'The first two are where a change becomes real, and are most often missing.',
    },
  },
  {
    id: 'l2-p2-64',
    kind: 'application',
    question:
      'You put together a coalition for a new way of planning routes. How many people does this page have you pick?',
    options: ['Three to four', 'Five to nine', 'Eight to twelve', 'Ten to fifteen'],
    correct: 1,
    feedback: [
      'So few can hardly bring roster, budget, skill, trust and doubt.',
      'Five to nine people, and beside each stands what they bring.',
      'Meetings of this size belong to remote teams in lesson 3.',
      'A group of this size reviews, and a coalition acts between meetings.',
    ],
    passage: { lesson: 2, page: 2, text: 'So pick five to nine people' },
  },
  {
    id: 'l2-p2-67',
    kind: 'recall',
    question:
      'Imre Solano’s decision note names the day by which he needs an answer. When does Dana Whitlock sign it?',
    options: ['On that very day', 'On the day before', 'A few days after it', 'As soon as it comes'],
    correct: 0,
    feedback: [
      'She signs on the last day, and he would have withdrawn his date on the next.',
      'Nothing is said of a day to spare; it is the last one.',
      'Had she let it pass, he would have withdrawn the date in June.',
      'She takes her time, as long as the note gives her.',
    ],
    passage: { lesson: 2, page: 2, text: 'Whitlock signs, on the last day.' },
  },
  {
    id: 'l2-p2-48',
    kind: 'application',
    question:
      'A bonus fell for every week in which a director switched. The sponsor suspends that rule for a time. Which of the three ways with a broken link is this?',
    options: [
      'Compensate, as a target is changed',
      'Convert, as a loss is found and met',
      'Replace, as a decision is taken away',
      'Convert, as a manager is won over',
    ],
    correct: 0,
    feedback: [
      'To compensate is to change the target that makes cooperation foolish.',
      'A loss is repaired for the person; here the rule itself gives way.',
      'The decision to switch stays with the director.',
      'Whether the director is won over is not known; a rule was suspended.',
    ],
    passage: { lesson: 2, page: 2, text: 'change the target that makes cooperation foolish' },
  },
]
