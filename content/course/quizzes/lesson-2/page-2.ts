import type { BankQuestion } from '../types.ts'

export const page2: readonly BankQuestion[] = [
  {
    id: 'l2-p2-98',
    kind: 'application',
    question:
      'A draft decision note reads: “The new roster and the holiday count collide in May. One: move the roster by three weeks, forty thousand dollars. Two: suspend the count. I recommend two, need it by the tenth, and without it withdraw the date.” What is missing?',
    options: [
      'The names of those who were consulted',
      'The price of the second of its options',
      'The risks of the first of its options',
      'The goal that the new roster is to serve',
    ],
    correct: 1,
    feedback: [
      'Consulting is wise. The sponsor can choose without a record of it.',
      'With a price on one side only it is a request. Each option comes with its cost.',
      'It has a length and a sum. A list of risks would make the note longer and the choice no clearer.',
      'Both targets are legitimate, and she knows them. What she lacks is a sum.',
    ],
    passage: { lesson: 2, page: 2, text: 'Option two, with its cost: “Suspend the count for one region' },
  },
  {
    id: 'l2-p2-96',
    kind: 'application',
    question:
      'Every site that switches loses visitors for a while, and part of the site head’s bonus goes with them. During those weeks the sponsor counts last year’s figure for him. Which of a sponsor’s four jobs is that?',
    options: ['The job of deciding', 'The job of saying', 'The job of paying', 'The job of staying'],
    correct: 0,
    feedback: [
      'Two legitimate targets collide, and she chooses between them: holding a figure steady is a decision.',
      'Saying gives the reason and the price in her own words. She changed a figure.',
      'Money is involved. Paying, though, releases money and the time of good people for the change.',
      'Staying is being there in the first bad week, in person. A figure can be held from far away.',
    ],
    passage: { lesson: 2, page: 2, text: 'for eight weeks (she decided)' },
  },
  {
    id: 'l2-p2-93',
    kind: 'application',
    question:
      'A sales director loses part of his bonus in every week in which a branch moves to the new desk. The sponsor leaves his target as it is, and pays him the lost sum out of her own budget. Which way of dealing with a broken link is this?',
    options: [
      'To compensate the director',
      'To convert the director',
      'To replace the director',
      'To work around the director',
    ],
    correct: 1,
    feedback: [
      'In everyday speech it is. Here the word means changing the target that makes cooperation foolish.',
      'Converting is to find what this manager loses and to repair it; his target has not been touched.',
      'Neither a decision nor the manager has been moved.',
      'Nobody goes past him. The sponsor deals with him directly, and she may.',
    ],
    passage: { lesson: 2, page: 2, text: 'find what this manager loses and repair it' },
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
    id: 'l2-p2-97',
    kind: 'judgment',
    question:
      'Your sponsor refuses to suspend a bonus rule that rewards the old way, and stays friendly. Four people on your team each propose a reply. Which of the four is honest?',
    options: [
      'You ask her again, with first figures',
      'You try it in the area that is willing',
      'You go on, and log the rule as a risk',
      'You ask her superior, and let her know',
    ],
    correct: 3,
    feedback: [
      'There will be figures only if you go on, as though the answer had been yes.',
      'The rule still holds there, so people would pay with their bonus for your argument.',
      'A log entry does not change that you carry on and let the teams find out.',
      'Asking a higher sponsor, with this one’s knowledge, is one of the four honest replies.',
    ],
    passage: { lesson: 2, page: 2, text: 'sponsor, with this one’s knowledge; move the date' },
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
      'A sponsor neutralizes a regional bonus for some weeks. Use there rises from a quarter to a half and then lags behind the other regions for months. Your colleague thinks the repair has failed. How do you read it?',
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
    id: 'l2-p2-94',
    kind: 'application',
    question:
      'You ask an executive to sponsor the merger of two warehouses. You expect it to be hard for twenty weeks. For how much of her time do you ask altogether, by the course’s rule of thumb?',
    options: ['About twelve hours', 'About twenty hours', 'About thirty hours', 'About eighty hours'],
    correct: 2,
    feedback: [
      'That is little more than half an hour a week, as in a steering group. The four jobs take longer.',
      'An hour a week sounds fair and falls short by a third.',
      'Ninety minutes a week for as long as it is hard makes thirty hours in twenty weeks.',
      'Four hours a week would be welcome. The rule of thumb is meant to be one that she can keep.',
    ],
    passage: { lesson: 2, page: 2, text: 'ninety minutes a week for as long as the change is hard' },
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
    id: 'l2-p2-95',
    kind: 'application',
    question:
      'Your coalition has a vice president, two experts, a nurse whom everyone trusts, a skeptic whose doubts concern the work, and the controller who holds the budget. Which member do you look for next, going by what each one brings?',
    options: [
      'Someone close to the undecided',
      'Someone who speaks for a union',
      'Someone who has led a change',
      'Someone who draws up the shifts',
    ],
    correct: 3,
    feedback: [
      'Such ties always help. They are not among the five things, of which one is still missing.',
      'A union needs a hearing. On the list of five you already have trust and doubt.',
      'Experience counts as skill, and two members bring that.',
      'Budget, skill, trust and doubt are there. The roster is not, and it is where a change becomes real.',
    ],
    passage: {
      lesson: 2,
      page: 2,
      text: 'The first two are where a change becomes real, and are most often missing.',
    },
  },
]
