import type { BankQuestion } from '../types.ts'

export const page1: readonly BankQuestion[] = [
  {
    id: 'l3-p1-81',
    kind: 'judgment',
    question:
      'A porter calls the new rota impossible, and you have twenty minutes with him in a corridor. With which question do you begin?',
    options: [
      '“When did it last get in your way?”',
      '“What have we done to earn that?”',
      '“What would make it work for you?”',
      '“What do you find impossible in it?”',
    ],
    correct: 0,
    feedback: [
      'He brings a case with a date, and you both have something to look at.',
      'Broken promises come up here. It is the fourth question.',
      'This names the strand, and comes third, when his words are on paper.',
      'This brings an opinion, and opinions bring arguments.',
    ],
    passage: { lesson: 3, page: 1, text: 'brings a case with a date.' },
  },
  {
    id: 'l3-p1-82',
    kind: 'judgment',
    question:
      'Four weeks before a switch, depot A has sent forty angry questions, depot B thirty polite ones, and depot C none. C’s manager reports that all is calm. You can make one trip this week. Where do you go?',
    options: [
      'To A, where the anger might spread to the rest',
      'To C, where a count of zero may mean anything',
      'To B, where the most useful questions come from',
      'To A or B, whichever has the larger group at risk',
    ],
    correct: 1,
    feedback: [
      'Forty questions show that people are thinking about it. They can be answered one by one.',
      'Silence has several causes: content, untouched, never told, or afraid. Only asking will tell you.',
      'Polite questions can be answered by letter.',
      'Both have spoken. The unit you know least about has not.',
    ],
    passage: { lesson: 3, page: 1, text: 'count questions by unit, and visit wherever the count is zero' },
  },
  {
    id: 'l3-p1-83',
    kind: 'application',
    question:
      'On Monday a midwife objects to a new form. It is now Friday, and nobody has had time to look into her claim. What do you owe her before the day is over?',
    options: [
      'That her point is in and will be discussed',
      'When she can expect a decision on the form',
      'What is going to be checked, and by whom',
      'What you think of it yourself, for the moment',
    ],
    correct: 2,
    feedback: [
      'Received and discussed is what people hear before nothing happens.',
      'A date for the decision is implied in the ten days. She needs to know who looks into it.',
      'Within five working days the person hears what will be checked and by whom; the decision has ten.',
      'A first opinion before the check is an answer to a claim that nobody has seen.',
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
      'After a stern letter from the director all forty doctors use a new order form. Asked about it, most say that they have no choice. What does the research in the course lead you to expect in the weeks of the switch?',
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
    id: 'l3-p1-86',
    kind: 'judgment',
    question:
      'A fitter has twice been heard out on the new sensors and has had an answer each time. Now he is seen cutting their cables. His team is watching what happens. Who deals with it?',
    options: [
      'The personnel office, as a question of discipline',
      'The change lead, in a third talk about his reasons',
      'The sponsor, as an act against the change itself',
      'His line manager, as a question of performance',
    ],
    correct: 3,
    feedback: [
      'Personnel may advise; the course leaves it with the manager.',
      'His reasons were heard and answered twice. A third talk teaches the team something else.',
      'A sponsor settles colliding targets. This is one person’s conduct at work.',
      'Deliberate sabotage after a fair hearing is a performance matter for the line manager.',
    ],
    passage: { lesson: 3, page: 1, text: 'is a performance matter' },
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
    id: 'l3-p1-88',
    kind: 'judgment',
    question:
      'A board asks you for the three strongest objections to your change. You know the topics and which groups are uneasy, but you cannot quote a single sentence. What is your next step?',
    options: [
      'To survey the groups, and let the board see how many',
      'To sort the topics by strand, and report them that way',
      'To put dates on three talks, and bring sentences later',
      'To have team leads collect the sentences by next week',
    ],
    correct: 2,
    feedback: [
      'A survey counts opinions. It brings you no case, no date and no words.',
      'A topic sorted by strand is your own summary, and a summary is already a verdict.',
      'If you cannot quote three, that is your finding: stop and put dates on three conversations.',
      'What a lead passes on has been summed up once. You need the words from the person.',
    ],
    passage: { lesson: 3, page: 1, text: 'If you cannot quote three, that is your finding' },
  },
]
