import type { BankQuestion } from '../types.ts'

export const page1: readonly BankQuestion[] = [
  {
    id: 'l3-p1-93',
    kind: 'application',
    question:
      '“You have never driven this route in winter,” a driver tells the planner in front of the others. To which strand does that belong, and what does the planner do?',
    options: [
      'Process; he rides along before he answers',
      'People; he asks what the driver would lose',
      'Purpose; he shows what led to the new route',
      'People; he makes the driver a co-designer',
    ],
    correct: 0,
    feedback: [
      'It is a claim about how the work is done, so he watches one shift before he answers.',
      'Pride may be hurt. The sentence makes a claim about the work, and that can be watched.',
      'The reason for the route is not in doubt here; whether it works in winter is.',
      'Involvement is the usual advice, and may follow. The claim would still be unchecked.',
    ],
    passage: { lesson: 3, page: 1, text: 'Watch the work for one shift' },
  },
  {
    id: 'l3-p1-95',
    kind: 'application',
    question:
      'Four weeks before a switch, a depot of ninety people has sent three questions, one of fifty none, one of thirty a single angry one, and one of ten none. Which depots do you visit?',
    options: [
      'That of fifty, as a start',
      'Those of fifty and of ten',
      'Those of fifty and ninety',
      'Those of fifty and thirty',
    ],
    correct: 1,
    feedback: [
      'Size is a sound reason to begin there. The small depot is silent as well.',
      'A count of zero may mean anything, so you visit wherever it is zero.',
      'Three questions are few for ninety people. They can be answered, and silence cannot.',
      'Anger asks for an answer by a date. It tells you that somebody thinks about the change.',
    ],
    passage: { lesson: 3, page: 1, text: 'count questions by unit, and visit wherever the count is zero' },
  },
  {
    id: 'l3-p1-91',
    kind: 'application',
    question:
      'On a Monday a midwife objects to a new form. A full trial of her claim would keep a ward busy for four weeks. What do you promise her?',
    options: [
      'Who checks it in one week, a decision in four',
      'A receipt in one day, a decision in four weeks',
      'Who checks it in one week, a decision in two',
      'A receipt in one day, who checks it in two weeks',
    ],
    correct: 2,
    feedback: [
      'A full trial is thorough. The course gives the decision ten working days.',
      'A quick receipt is good service. It says neither what is checked nor by whom.',
      'Five working days for what is checked and by whom, ten for the decision.',
      'Two weeks are the time for the decision; she should know the checker by then.',
    ],
    passage: {
      lesson: 3,
      page: 1,
      text: 'Within five working days the person hears what will be checked and',
    },
  },
  {
    id: 'l3-p1-84',
    kind: 'application',
    question:
      'After a stern letter from the director all forty doctors use a new order form. Asked about it, most say that they have no choice. What does research lead you to expect in the weeks of the switch?',
    options: [
      'They will cooperate, but leave others to their own',
      'They will come to want it, as the habit settles',
      'They will go around it, where no one can see them',
      'They will do what is required, and little more',
    ],
    correct: 3,
    feedback: [
      'Persuading others falls away, and so does cooperating when it is inconvenient.',
      'Wanting to is a kind of its own. Nothing in the finding says that compulsion grows into it.',
      'Some may. The finding is about the effort that people add, and there is little of it.',
      'Commitment without a choice went with doing what is required, and not with cooperating when it is inconvenient.',
    ],
    passage: { lesson: 3, page: 1, text: 'The third went with doing what is required and little more' },
  },
  {
    id: 'l3-p1-85',
    kind: 'judgment',
    question:
      'Ten warehouse leads doubted the reason for a new count. You put the returned goods of a quarter on the wall, each with its cause, and nine accept it. The tenth has read it all and still does not. What do you do about him?',
    options: [
      'Tell him plainly that the change goes ahead',
      'Let him check the count for another quarter',
      'Ask what other evidence would convince him',
      'Let one of the nine go through it with him',
    ],
    correct: 0,
    feedback: [
      'The line is held and the reason shown. He may think it wrong and do the job.',
      'A check would hold up a decision that has been made and explained.',
      'The evidence has been shown. Asking for more puts the change up for his approval.',
      'Peers persuade, and he has understood the reason. He does not share it.',
    ],
    passage: { lesson: 3, page: 1, text: 'is told plainly that the change goes ahead' },
  },
  {
    id: 'l3-p1-92',
    kind: 'application',
    question:
      'Teachers doubt that a new timetable is for the pupils, as their principal says. On Monday she will show them the figures that led to it. What belongs beside the evidence, for an objection of this strand?',
    options: [
      'Which gains the teachers will have',
      'Which losses will be compensated',
      'Who will repair it, and by what day',
      'Which other plans were turned down',
    ],
    correct: 3,
    feedback: [
      'Personal gains are what awareness campaigns add. The teachers have not asked about gains.',
      'Compensation answers an objection about people. This one is about the reason.',
      'A fix with an owner and a date answers an objection about process.',
      'For purpose the fitting answer is the evidence, and what was rejected.',
    ],
    passage: { lesson: 3, page: 1, text: 'The evidence, and what was rejected' },
  },
  {
    id: 'l3-p1-87',
    kind: 'judgment',
    question:
      'A pharmacist finds the case for a new system sound, dreads the month of the switch, and says that she will do her part. A colleague marks her red in the log of objections. What do you say to that?',
    options: [
      'She is amber, as dread may well turn into opposition',
      'She is on board and dreads a month; leave it at that',
      'She is a voice to use, as she doubts and goes along',
      'She belongs there, as a loss that wants an answer',
    ],
    correct: 1,
    feedback: [
      'It may, above all if someone treats it so.',
      'One may agree, dread it and intend to cooperate. Treat that as opposition and you create some.',
      'Her mixed feelings are hers. Nobody asked her to persuade others.',
      'She claims no loss. A hard month is what the plan for the dip is for.',
    ],
    passage: { lesson: 3, page: 1, text: 'Treat that ambivalence as opposition and you will create some' },
  },
  {
    id: 'l3-p1-94',
    kind: 'application',
    question:
      'Four fitters have each sent you an objection, and would like to come together. You have one hour for them this week. How do you use it, if you follow the course’s conversation?',
    options: [
      'For all four of them, each alone, in equal parts',
      'For all four of them at one table, as they wish',
      'For three of them, each alone; the fourth next week',
      'For two pairs of them, with half an hour for each',
    ],
    correct: 2,
    feedback: [
      'A quarter of an hour is too short: the five steps take twenty minutes.',
      'In a group you hear the boldest, however willing the others are.',
      'Twenty minutes, one person at a time: three fit into an hour, and the fourth gets a date.',
      'A pair is a small group, and the bolder of the two speaks.',
    ],
    passage: { lesson: 3, page: 1, text: 'The conversation takes twenty minutes and has five steps.' },
  },
]
