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
    id: 'l2-p2-61',
    kind: 'application',
    question: 'You are going to ask a sponsor for hours. Which rule of thumb does this page give you?',
    options: [
      'Half an hour a week, until it has become normal work',
      'Half a day a week, over the month before the switch',
      'A full day a month, all through the first year of it',
      'Ninety minutes a week, while the change is hard',
    ],
    correct: 3,
    feedback: [
      'Half an hour is enough to be informed, and too little to decide and to be there.',
      'The month after the launch party needs a sponsor as much as the one before.',
      'A day a month leaves four weeks in which two targets collide undecided.',
      'A sponsor who cannot spare so much had better say so before the start.',
    ],
    passage: { lesson: 2, page: 2, text: 'ninety minutes a week for as long as the change is hard' },
  },
  {
    id: 'l2-p2-31',
    kind: 'application',
    question:
      'Last actions for a change, going down the chain: a director’s six weeks ago, a manager’s three days ago, a team leader’s five weeks ago. Who is the broken link?',
    options: [
      'The team leader, as the one nearest to daily work',
      'The director, as the first without one in four weeks',
      'The manager, as the one standing between the others',
      'None of the three, as all have acted this quarter',
    ],
    correct: 1,
    feedback: [
      'The team leader is cold as well, and comes after the director in the chain.',
      'One goes down from the sponsor, and the first manager without an action in four weeks is the link.',
      'Three days ago is recent; this manager acts in spite of the director.',
      'A quarter is longer than the four weeks of this page.',
    ],
    passage: { lesson: 2, page: 2, text: 'The first manager without one in four' },
  },
  {
    id: 'l2-p2-45',
    kind: 'application',
    question:
      'You would like a contract of one page with your sponsor. At which moment do you offer it, by this page?',
    options: [
      'At the start, before the first gate is held',
      'When attention is beginning to fade away',
      'Shortly before the launch, with its dates',
      'Right after the sponsor has made a decision',
    ],
    correct: 3,
    feedback: [
      'Before anything has been decided, a contract asks for trust on credit.',
      'By then it is a reproach, and the calendar is full.',
      'It has dates after the launch, and the willingness for them comes earlier.',
      'Having decided, a sponsor has done something for the change and will want it to have been worth it.',
    ],
    passage: { lesson: 2, page: 2, text: 'That is the moment for a contract of one page' },
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
    id: 'l2-p2-33',
    kind: 'recall',
    question:
      'The contract with a sponsor has four dates after launch and three things that stop. What is its third part?',
    options: [
      'Two messages to be sent in one month',
      'Two budgets to be kept for the dip',
      'Two measures to be read every week',
      'Two people to be spoken to in private',
    ],
    correct: 3,
    feedback: [
      'Messages are in the plan for communication, and others may send them.',
      'The dip is priced and signed in the measures of lesson 3.',
      'Measures are on the half page of lesson 3, and read by the month.',
      'The sponsor speaks to two people privately, because the change lead cannot.',
    ],
    passage: { lesson: 2, page: 2, text: 'and two people the sponsor will speak to privately' },
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
    id: 'l2-p2-09',
    kind: 'application',
    question:
      'You want to shorten one form, a modest change. A close friend in the department is firmly against it. What would the study by Battilana and Casciaro lead you to do?',
    options: [
      'Send somebody neutral, as friends cannot persuade.',
      'Talk to him, as the tie helps with modest changes.',
      'Leave him alone, as fence-sitters are what matters.',
      'Avoid him, as a close opponent would slow you down.',
    ],
    correct: 1,
    feedback: [
      'A close tie was the very thing that helped.',
      'Influence runs both ways, and where little is at stake a close tie to an opponent is worth having.',
      'Fence-sitters always help; it does not follow that he cannot.',
      'So it was with drastic changes, in their study.',
    ],
    passage: { lesson: 2, page: 2, text: 'Close ties to firm opponents helped with modest changes' },
  },
  {
    id: 'l2-p2-43',
    kind: 'recall',
    question:
      'Solano’s decision note puts a price on both options. What does the one that he recommends cost Larkmoor?',
    options: [
      'The on-call crew for jobs left open overnight',
      'The second visits to which hasty jobs lead',
      'The earlier hours of the stores in the South',
      'The bonus that two of the depots would lose',
    ],
    correct: 0,
    feedback: [
      'Without the ranking some jobs stay open overnight, and a crew has to go out for them.',
      'Hasty jobs are what the ranking rewarded, so they belong to the other option.',
      'Stores hours are a separate decision with another owner.',
      'The ranking pays no bonus; depots are listed and compared by it.',
    ],
    passage: { lesson: 2, page: 2, text: 'and the on-call crew for jobs that stay open' },
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
