import type { BankQuestion } from '../types.ts'

export const page1: readonly BankQuestion[] = [
  {
    id: 'l2-p1-81',
    kind: 'application',
    question:
      'An impact sheet has twenty-seven lines: eight seen, nine told, ten guessed. Someone in each group has read and confirmed it, and the sponsor wants to decide on support today. How do you describe the sheet to her?',
    options: [
      'As a diagnosis of those lines that are seen or told',
      'As a diagnosis, as each of its lines is confirmed',
      'As a draft, as too many of its lines are guessed',
      'As a draft, as too few of its lines have been seen',
    ],
    correct: 2,
    feedback: [
      'Support is decided by group, and the gaps run through all of the groups.',
      'Confirmation is required as well. It does not turn so many guesses into knowledge.',
      'More than a third is guessed: ten of twenty-seven. That is a draft and no diagnosis yet.',
      'Seen and told both count. What matters is how much of it is guessed.',
    ],
    passage: {
      lesson: 2,
      page: 1,
      text: 'If more than a third is guessed, you have a draft and no diagnosis yet.',
    },
  },
  {
    id: 'l2-p1-82',
    kind: 'application',
    question:
      'Archivists move to a catalog that changes their work by five on the scale; a beginner’s mistake does harm of three, and can be put right the next day. Which support do they get?',
    options: [
      'Help on the days on which the catalog is extended',
      'Practice before the date, and nothing beyond it',
      'Practice before the date, and help for some weeks',
      'A clear note, and a class for those who ask for it',
    ],
    correct: 1,
    feedback: [
      'Help on the days suits work that stays much the same and can do harm.',
      'Very different work with little harm gets practice. Helpers go where an error hurts.',
      'Both are for groups that score four or more on both scales; their harm is three.',
      'A note suits work that stays much the same. Theirs changes as much as it can.',
    ],
    passage: { lesson: 2, page: 1, text: 'Practice before the date' },
  },
  {
    id: 'l2-p1-83',
    kind: 'judgment',
    question:
      'A new booking system reaches four groups of about eighty people. You have two days for the impact analysis, and everybody is willing to see you. How do you spend them?',
    options: [
      'An hour beside three people of each group at work',
      'A half day beside the most experienced of each group',
      'Half an hour’s interview with six people of each group',
      'A workshop of three hours with the leads of each group',
    ],
    correct: 0,
    feedback: [
      'Three people for an hour each make twelve hours, and people show steps they would never mention.',
      'One expert’s day is one day, and an expert has long stopped seeing the odd steps.',
      'Six would be broad enough. In an interview people tell you what they think of mentioning.',
      'In a conference room people describe departments. Leads describe what they believe is done.',
    ],
    passage: { lesson: 2, page: 1, text: 'Sit beside three people from each large group, an hour' },
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
    id: 'l2-p1-85',
    kind: 'application',
    question:
      'The head of purchasing signed your gate in spring and speaks kindly of the plan. Since then you asked her twice for a buyer to test it; both requests ran out without an answer. Where does she stand on the chart?',
    options: [
      'At let, as she signed and does not stop you',
      'At against, as both of the requests failed',
      'At unknown, as she has said neither yes nor no',
      'At none, as she was asked and passed it over',
    ],
    correct: 3,
    feedback: [
      'Letting it happen is earned by an act, such as clearing a date. Two requests brought none.',
      'Opposition is an act as well, and she has not acted in either direction.',
      'Unknown is for people of whom nothing was asked. She was asked twice.',
      'None means that something was asked and passed over, whatever was signed or said before.',
    ],
    passage: { lesson: 2, page: 1, text: 'means that something was asked and passed over' },
  },
  {
    id: 'l2-p1-86',
    kind: 'judgment',
    question:
      'Six hundred couriers get a new logbook, and on your chart they stand at none. Where does the course want you to set the mark for where most of them have to be?',
    options: [
      'At help, as they are the ones who fill it in',
      'At let, as most of them only have to allow it',
      'At help, as anything less slides back in time',
      'At make, as the benefit comes from their use',
    ],
    correct: 1,
    feedback: [
      'Filling it in is part of letting it happen. Help means giving something up for it.',
      'By headcount, most people only have to let it happen; you need the right few to move.',
      'Ways back are closed by other means than six hundred supporters.',
      'Six hundred people who make it happen are more than any change needs or gets.',
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
