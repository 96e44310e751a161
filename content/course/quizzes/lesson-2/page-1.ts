import type { BankQuestion } from '../types.ts'

export const page1: readonly BankQuestion[] = [
  {
    id: 'l2-p1-91',
    kind: 'application',
    question:
      'An impact sheet has twenty-four lines: four seen, thirteen told, seven guessed. Someone in each group has confirmed every line. The sponsor would like to decide on support with it. What do you tell her about the sheet?',
    options: [
      'It is a draft until fewer lines are guessed',
      'It is a draft until more of it has been seen',
      'It is a diagnosis, good enough to decide on',
      'It is a diagnosis in the lines that were seen',
    ],
    correct: 2,
    feedback: [
      'It would be a draft if more than a third were guessed, which means nine lines or more.',
      'Seeing is better than being told. The limit, though, is set for what is guessed.',
      'Seven of twenty-four is less than a third, and every line has been confirmed.',
      'Lines that were told count as well, once somebody in the group has confirmed them.',
    ],
    passage: {
      lesson: 2,
      page: 1,
      text: 'If more than a third is guessed, you have a draft and no diagnosis yet.',
    },
  },
  {
    id: 'l2-p1-92',
    kind: 'application',
    question:
      'Archivists move to a new catalog. It changes their work by four on the scale of five, and a beginner’s mistake would do harm of three. The sponsor asks for the best support that the course’s table allows. What do they get?',
    options: [
      'Practice before the catalog comes',
      'A clear note on what is different',
      'Practice before, and help after it',
      'Help on the days of heaviest use',
    ],
    correct: 0,
    feedback: [
      'Four for difference is high, three for harm is low, and that cell holds practice before the date.',
      'A note is for work that stays much the same. High begins at four, and theirs is four.',
      'This is the cell for four or more on both scales. Their harm is three.',
      'Helpers without practice are for work that hardly changes, with an error that does harm of four or more.',
    ],
    passage: { lesson: 2, page: 1, text: 'Practice before the date' },
  },
  {
    id: 'l2-p1-93',
    kind: 'application',
    question:
      'A new booking system reaches five large groups of about eighty people each. Before you fill in the impact sheet, you sit beside people while they work. How many hours of that does the course have you plan?',
    options: ['About five hours', 'About fifteen hours', 'About thirty hours', 'About forty hours'],
    correct: 1,
    feedback: [
      'One person per group shows you one way of working, which may be the exception.',
      'Three people from each large group, an hour each: with five groups that makes fifteen hours.',
      'Six people per group would show little more than three, at twice the price.',
      'A shift beside one person in each group is thorough, and sees one person only.',
    ],
    passage: { lesson: 2, page: 1, text: 'Sit beside three people from each large group, an hour each' },
  },
  {
    id: 'l2-p1-84',
    kind: 'judgment',
    question:
      'Field engineers do not pass their notes on to the new planning desk. HR calls it a silo mindset and offers a workshop on cooperation. What do you look into before you answer?',
    options: [
      'What the engineers would lose in status by sharing',
      'What the engineers think the planning desk is for',
      'What the engineers’ leads do with their own notes',
      'What the engineers’ bonus and queue make of it',
    ],
    correct: 3,
    feedback: [
      'Status may be the deeper answer, and it is dearer to check than a bonus rule.',
      'Beliefs come once the plain causes are out of the way.',
      'Leads set an example. A bonus or a queue would still beat it.',
      'Rule out the plain causes first: they explain more than a mindset, and can be changed this month.',
    ],
    passage: {
      lesson: 2,
      page: 1,
      text: 'Rule out the plain causes first: a bonus, a queue or a closed door',
    },
  },
  {
    id: 'l2-p1-94',
    kind: 'application',
    question:
      'A regional head has signed your gate. Since then she has told her branches that the monthly sales list still comes first. No request of yours has reached her since. In which column of the commitment chart do you enter her?',
    options: [
      'In the column headed “none”',
      'In the column headed “let”',
      'In the column headed “unknown”',
      'In the column headed “against”',
    ],
    correct: 3,
    feedback: [
      'None means that something was asked of her and passed over. She has acted, and in the other direction.',
      'A signature allows it on paper. What she told her branches afterward does not let it happen.',
      'No request is open, yet she has done something that anyone can date.',
      'Telling her branches that something else comes first is an act, and it works against the change.',
    ],
    passage: {
      lesson: 2,
      page: 1,
      text: 'has since told his depots that the ranking comes first, so against',
    },
  },
  {
    id: 'l2-p1-95',
    kind: 'application',
    question:
      'Six hundred couriers will fill in a new logbook on every trip; without it the saving does not come. On your commitment chart, where do most of them need to stand?',
    options: [
      'In the column headed “none”',
      'In the column headed “let”',
      'In the column headed “help”',
      'In the column headed “make”',
    ],
    correct: 1,
    feedback: [
      'From there a logbook stays empty: none means that a request was passed over.',
      'By headcount, most people only have to let it happen, and filling in a logbook is part of that.',
      'Helping means giving something up for it. You need that from the right few.',
      'No change needs six hundred people who make it happen, even if all of them use it.',
    ],
    passage: { lesson: 2, page: 1, text: 'By headcount, most people only have to let it happen' },
  },
  {
    id: 'l2-p1-87',
    kind: 'judgment',
    question:
      'Two people tell you that the head of claims fears for her post, which would explain a lot. Your colleague wants it on the commitment chart. How do you handle it?',
    options: [
      'Leave it out, as it is nothing that she did',
      'Keep it in a note, as the chart will be shared',
      'Enter it as unknown, as she has not confirmed it',
      'Enter it as told, as two sources agree on it',
    ],
    correct: 0,
    feedback: [
      'You write only what people did, and nothing you could not show the person.',
      'The chart stays small and private. A second, secret page is worse than one you could show.',
      'Unknown says that nothing was asked. It does not label a rumor.',
      'Told is a mark for the impact sheet. On the chart it would be gossip with a source.',
    ],
    passage: {
      lesson: 2,
      page: 1,
      text: 'write only what people did, and nothing you could not show the person',
    },
  },
  {
    id: 'l2-p1-88',
    kind: 'judgment',
    question:
      'On your chart the head of dispatch stands at help, and help is where you need her. She is full of ideas and has an hour for you this week. What do you do with that hour?',
    options: [
      'Win her for make, which is only a step from help',
      'Have her speak to those who still stand at against',
      'Thank her, and use the hour on somebody with a gap',
      'Ask her which of her ideas could go into the plan',
    ],
    correct: 2,
    feedback: [
      'Nothing in the plan needs her there. The work lies in the gaps.',
      'She may be glad to. Whether she moves any of them is a question for the chart, not a use of her hour.',
      'Where the two marks coincide, you thank that person and look elsewhere.',
      'Ideas are welcome; the hour closes no gap.',
    ],
    passage: {
      lesson: 2,
      page: 1,
      text: 'Where the two marks coincide, thank that person and look elsewhere.',
    },
  },
  {
    id: 'l2-p1-89',
    kind: 'judgment',
    question:
      'Your sponsor expects trouble and wants a stakeholder map by Friday. You have not yet looked at whose work will change. There is one week. In which order do you work?',
    options: [
      'The map first, then an impact sheet for those on it',
      'The impact sheet first, then the map from what it shows',
      'A map of the top ten first, the rest with the impact sheet',
      'Both at once, with two people who compare every evening',
    ],
    correct: 1,
    feedback: [
      'The clerk who could stop every payment would not be on that map.',
      'You cannot know who has a stake until you know what moves.',
      'Ten powerful names are easily found, and they tell you nothing about who will be hit.',
      'Two drafts that feed each other begin with a guess about who matters.',
    ],
    passage: {
      lesson: 2,
      page: 1,
      text: 'impact first, stakeholders second. You cannot know who has a stake until you know',
    },
  },
]
