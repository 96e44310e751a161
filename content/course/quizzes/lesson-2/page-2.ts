import type { BankQuestion } from '../types.ts'

export const page2: readonly BankQuestion[] = [
  {
    id: 'l2-p2-81',
    kind: 'application',
    question:
      'A decision note names the collision of two targets, two options with the cost of each, and the day by which you need an answer. One of its five lines is missing, and another is only half there. What do you add?',
    options: [
      'What risks each of them has, and how to reduce them',
      'What others think of it, and who has been consulted',
      'What you recommend, and what follows with no answer',
      'What has been tried so far, and why it did not do',
    ],
    correct: 2,
    feedback: [
      'The cost of each option is there. A list of risks makes an update out of a note.',
      'Consulting may be wise. The five lines hold a choice, not its origins.',
      'The fourth line is your recommendation; the fifth is the day and what follows if it does not come.',
      'History makes the note longer. A sponsor needs a choice.',
    ],
    passage: { lesson: 2, page: 2, text: 'Your recommendation.' },
  },
  {
    id: 'l2-p2-82',
    kind: 'application',
    question:
      'In a chain of four, the director gave three speeches on the change this month. The manager below her moved two people to it last week, and her team leads changed a roster. Where is the broken link?',
    options: [
      'At the director, whose speeches are no action',
      'At the team leads, as a roster is easily undone',
      'At no link, as everyone has done something',
      'At the manager, as her people may be recalled',
    ],
    correct: 0,
    feedback: [
      'You count actions with dates. A speech is a statement, so the first link without an action is hers.',
      'An action that can be undone is still an action, with a date.',
      'Three links have acted. Speeches do not put the director among them.',
      'That may happen later. Moving two people is just the sort of action that counts.',
    ],
    passage: { lesson: 2, page: 2, text: 'Count actions, with dates.' },
  },
  {
    id: 'l2-p2-83',
    kind: 'application',
    question:
      'A regional manager keeps putting off the date for his branches. The sponsor leaves him in his post, with his targets as they are, and from Monday the head of planning sets that date. Which way of dealing with a broken link is this?',
    options: [
      'None of them, as it works around him',
      'Compensate, as a burden is taken off',
      'Convert, as the manager has kept all',
      'Replace, as the decision has moved',
    ],
    correct: 3,
    feedback: [
      'A change team would be working around him. The sponsor is entitled to move a decision.',
      'Compensating changes the target that makes cooperation foolish; his targets stay.',
      'Converting repairs what the manager loses. Nobody asked what that is.',
      'Replacing means moving the decision or the manager, and here it is the decision.',
    ],
    passage: { lesson: 2, page: 2, text: 'move the decision, or the' },
  },
  {
    id: 'l2-p2-84',
    kind: 'application',
    question:
      'You need one more member to get a small change of forms adopted in a hospital. No fence-sitter is left to be won. By the study of sixty-eight initiatives, which of these four would help you most?',
    options: [
      'A department head with rank but without such ties',
      'A friend of the firmest opponent of the change',
      'A person whom neither side has ever dealt with',
      'A friend of its two most enthusiastic supporters',
    ],
    correct: 1,
    feedback: [
      'A central place in the network helped whatever the rank.',
      'Close ties to firm opponents help with modest changes; they hinder drastic ones.',
      'Distance is fair to both sides and moves neither.',
      'Admirers are pleasant company. They need no influence.',
    ],
    passage: { lesson: 2, page: 2, text: 'ones, because influence runs in both directions' },
  },
  {
    id: 'l2-p2-85',
    kind: 'judgment',
    question:
      'Your sponsor refuses to suspend a bonus rule that rewards the old way. She stays friendly, and one area head says that his people will try all the same. What do you answer within the week?',
    options: [
      'You carry on where people are willing, and log the risk',
      'You keep the date, and ask again with the first figures',
      'You let the area try it, and use its results to persuade',
      'You cut the change to what works under the rule',
    ],
    correct: 3,
    feedback: [
      'That goes on as though the answer had been yes, and lets the teams find out.',
      'The date was built on a yes. Keeping it hides what the refusal costs.',
      'His people would lose bonus for your argument; the rule still holds for them.',
      'A refusal is owed an honest reply: ask higher, move the date, cut the scope or propose to stop.',
    ],
    passage: { lesson: 2, page: 2, text: 'cut the scope to what can work under the rule that stays' },
  },
  {
    id: 'l2-p2-86',
    kind: 'judgment',
    question:
      'In your decision note the cost of option one has been counted. For option two there is no figure; to count it would take three weeks, and the collision is in nine days. What do you put in its place?',
    options: [
      'A figure borrowed from another firm',
      'A range from small to large, in words',
      'A guess in dollars, marked as a guess',
      'A blank, with the day of the count',
    ],
    correct: 2,
    feedback: [
      'A borrowed figure looks firmer than it is. Your own guess, marked, is more honest.',
      'Words against a counted sum lose, whichever option is better.',
      'A price on both sides makes it a choice. A marked guess is welcome and can be counted later.',
      'The collision comes before that day, and by then it has decided for you.',
    ],
    passage: { lesson: 2, page: 2, text: 'Ten a night, a guess' },
  },
  {
    id: 'l2-p2-87',
    kind: 'judgment',
    question:
      'A sponsor neutralizes a regional bonus for some weeks. Use there rises from a quarter to a half and then lags behind the other regions for months. Your colleague thinks the repair has failed. How does the course read such a case?',
    options: [
      'The sum has been repaired, and the habit is left',
      'The time was too short, and the figure came back early',
      'The bonus was a pretext, and the reason lies deeper',
      'The sum was too small, and should have been raised',
    ],
    correct: 0,
    feedback: [
      'Some weeks of a held figure repair a sum and leave a habit, so the region lags.',
      'A longer time might have helped somewhat. What lags is what people are used to.',
      'Use doubled once the bonus was neutral, so the reason was a real one.',
      'A region that doubles its use had its reason removed. More of it would not touch a habit.',
    ],
    passage: { lesson: 2, page: 2, text: 'repair a sum and leave a habit' },
  },
  {
    id: 'l2-p2-88',
    kind: 'judgment',
    question:
      'An executive would love to sponsor your change. You ask for ninety minutes a week while it is hard. She says that she cannot, and offers a speech at the launch and half an hour a month. How do you take that answer?',
    options: [
      'As a start, and fix her half hours in writing at once',
      'As enough, if her deputy can give you the other hour',
      'As good news in time, and look for another sponsor',
      'As a first offer, and let it grow with the results',
    ],
    correct: 2,
    feedback: [
      'A contract follows a decision she has taken. Half an hour a month pays for none.',
      'The four jobs of a sponsor cannot be delegated.',
      'It is kinder to hear “I cannot” before the start than to find it out in the third month.',
      'A sponsor who cannot find the time before the trouble will not find it in it.',
    ],
    passage: { lesson: 2, page: 2, text: 'it is kinder to hear “I cannot” before the' },
  },
  {
    id: 'l2-p2-89',
    kind: 'judgment',
    question:
      'You have five free hours for conversations this week. Two branch heads offer their help, one fights you in every meeting, three have not made up their minds, and one has already switched. How do you divide the hours?',
    options: [
      'Two with the allies, who then speak to the rest',
      'Two with the opponent, three with the undecided',
      'One with each of them, so that no one is left out',
      'All five with the three who have not decided yet',
    ],
    correct: 3,
    feedback: [
      'Admirers are pleasant to talk to, and the undecided have heard nothing from you.',
      'The sworn opponent would be satisfying to convert, and is not where the movement is.',
      'Fair, and thin: an hour for people who need none is taken from people who are still open.',
      'Spend your hours on the undecided: that is where the movement is.',
    ],
    passage: { lesson: 2, page: 2, text: 'Spend your hours on the undecided.' },
  },
  {
    id: 'l2-p2-90',
    kind: 'judgment',
    question:
      'The broken link is a regional manager with whom you get on well. You know what his target costs him, and three ideas for a repair are in your notebook. What is your next step?',
    options: [
      'Take the three ideas to the sponsor as a decision',
      'Take the three ideas to him, and agree on one of them',
      'Take the mildest idea, and keep the others in reserve',
      'Take the idea he likes to his managers as a test',
    ],
    correct: 0,
    feedback: [
      'Convert, compensate or replace: all three belong to the sponsor.',
      'He cannot change his own target, and your agreement would rest on goodwill.',
      'Which repair fits is a choice between targets, and that is the sponsor’s job.',
      'Working around a manager starts a quarrel that a change team loses.',
    ],
    passage: { lesson: 2, page: 2, text: 'All three belong to the sponsor.' },
  },
  {
    id: 'l2-p2-91',
    kind: 'application',
    question:
      'Your coalition has seven members: two experts, a nurse whom everyone trusts, a skeptic whose doubts concern the work, and three popular team leads. Whom do you look for next?',
    options: [
      'Somebody who opposes it, to hear the other side',
      'Somebody who writes rosters or holds a budget',
      'Somebody who knows the staff of the other sites',
      'Somebody who speaks for the sponsor each week',
    ],
    correct: 1,
    feedback: [
      'Doubt is there already, and the page wants it to be about the work.',
      'Roster and budget are where a change becomes real, and are most often missing.',
      'A central place helps. Without a roster or a budget nothing moves on Wednesday.',
      'The sponsor has a contract of her own. A coalition acts without being spoken for.',
    ],
    passage: {
      lesson: 2,
      page: 2,
      text: 'The first two are where a change becomes real, and are most often',
    },
  },
]
