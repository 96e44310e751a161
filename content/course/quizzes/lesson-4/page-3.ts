import type { BankQuestion } from '../types.ts'

export const page3: readonly BankQuestion[] = [
  {
    id: 'l4-p3-81',
    kind: 'judgment',
    question:
      'A minister has campaigned on “nine in ten online,” which does harm by now. You have shown her why, and offered her a better figure to present. She declines. What do you do this week, by the example of the course’s deputy?',
    options: [
      'Keep the figure, and steer by the better one inside',
      'Drop the figure, and explain it to her people later',
      'Take it to the council, where both of you are heard',
      'Put two options in writing before your own director',
    ],
    correct: 3,
    feedback: [
      'A target that stays in public goes on steering the work.',
      'To drop it over her head turns a refusal into a fight.',
      'A public hearing makes a quarrel of what may be settled in a week.',
      'Had the council member refused, she would have asked the director to choose between two written options.',
    ],
    passage: {
      lesson: 4,
      page: 3,
      text: 'Had he refused, she would have asked the director to choose between two written',
    },
  },
  {
    id: 'l4-p3-82',
    kind: 'application',
    question:
      'Ten minutes are over. In your table of strands and gates these cells are empty: people at Settle, purpose at Switch, people at Switch, process at Design. Which of them is your work for next week?',
    options: [
      'Process at Design, as it is the furthest left',
      'People at Settle, as it is the one most put off',
      'People at Switch, as its row has most gaps',
      'Purpose at Switch, as it is the furthest up',
    ],
    correct: 0,
    feedback: [
      'The first empty cell from the left is next week’s work: its gate comes first.',
      'It comes last of all four.',
      'The row with most gaps is your weakest strand. The week begins with the next gate.',
      'The top row holds purpose. Gates run from left to right.',
    ],
    passage: {
      lesson: 4,
      page: 3,
      text: 'the first empty cell, reading from the left, is your next week’s work',
    },
  },
  {
    id: 'l4-p3-83',
    kind: 'judgment',
    question:
      'The timer for your plan is nearly down. For “losses named” you know the groups and what they are likely to lose, and you have asked none of them. What do you put into the cell?',
    options: [
      'A day by which each group will be asked',
      'Nothing, as an empty cell is a finding too',
      'A name, as someone has to go and ask them',
      'The likely losses, each marked as a guess',
    ],
    correct: 1,
    feedback: [
      'A day makes a wish look like a plan. The asking is next week’s work.',
      'Leave a cell empty rather than fill it with a wish; it shows what to do next.',
      'The name belongs beside the task. The cell is for losses.',
      'A guess may stand on an impact sheet. Here it would make the cell look done.',
    ],
    passage: { lesson: 4, page: 3, text: 'Leave a cell empty rather than fill it with a wish' },
  },
  {
    id: 'l4-p3-84',
    kind: 'judgment',
    question:
      'For a premortem of your plan you can have five people for half an hour. The steering group offers four of its members, and one chair is left. Whom do you ask?',
    options: [
      'A sponsor of a change that was a success',
      'A moderator who can make silent ones talk',
      'A skeptic who has seen two plans fail',
      'A clerk who will do the work every day',
    ],
    correct: 3,
    feedback: [
      'Success elsewhere was other work and other people.',
      'Everyone writes in silence before anyone speaks. No one needs to be drawn out.',
      'Doubt is useful in a coalition. In a premortem everyone has to doubt.',
      'Five or more, one of whom does the work: those reasons go into the plan even if named once.',
    ],
    passage: { lesson: 4, page: 3, text: 'Invite five people or more, one of whom does the work.' },
  },
  {
    id: 'l4-p3-85',
    kind: 'application',
    question:
      'You look for contradictions in a colleague’s plan on one page. Three of these pairs can both be true. Which one cannot, by the course’s list?',
    options: [
      '“The dip lasts seven weeks.” “We review it in week five.”',
      '“Four clerks lose the counter.” “Four guides start in May.”',
      '“Load at the switch is nine percent.” “Targets fall by eight.”',
      '“The old form ends on day eighty.” “We switch on a Monday.”',
    ],
    correct: 0,
    feedback: [
      'A review before the dip is over looks at figures that were planned to be bad.',
      'A loss with an answer and a post with an outcome are as they should be.',
      'Under ten percent is bearable, and a lowered target helps.',
      'An old path may be open for some weeks. It contradicts nothing before day ninety.',
    ],
    passage: { lesson: 4, page: 3, text: 'a review before the dip is over' },
  },
  {
    id: 'l4-p3-86',
    kind: 'judgment',
    question:
      '“Changes turn when purpose, process and people come before one small group with authority.” A colleague wants to print it as a law, with the course’s three documented changes as proof. How far does the course itself go?',
    options: [
      'It is a rule for crises, as two of the three were crises',
      'It is an error, as one of the three did well without any',
      'It is a question to ask, as one of the three does not fit',
      'It is a cause, as the audits found the small group at work',
    ],
    correct: 2,
    feedback: [
      'Two cases of a kind, one of them by absence, prove nothing about the kind.',
      'A case that does not fit limits the idea and leaves it useful.',
      'One fits largely, one by absence, one not at all. Three chosen cases establish no rule.',
      'One report credits a team among other things; absence in another shows no cause.',
    ],
    passage: {
      lesson: 4,
      page: 3,
      text: 'Three changes, chosen because they are well documented, cannot establish a rule.',
    },
  },
  {
    id: 'l4-p3-87',
    kind: 'judgment',
    question:
      'A city’s rent form is to be cut down. For six weeks three clerks and a call-center lead get a room and the authority to change it. You may add one person. Whom did the course’s deputy add?',
    options: [
      'A tenant, who knows what is hard to answer',
      'A director, who knows what may be decided',
      'A designer, who knows how forms are read',
      'A lawyer, who knows what has to be asked',
    ],
    correct: 3,
    feedback: [
      'Applicants tested each version, and had no seat in the room.',
      'The room had the authority already.',
      'The old form had been put on a screen already; its questions were the trouble.',
      'A lawyer could say which questions and which stamp the law requires.',
    ],
    passage: { lesson: 4, page: 3, text: 'a lawyer into one room' },
  },
  {
    id: 'l4-p3-88',
    kind: 'application',
    question:
      'A library set out to help more people find what they need, and wrote “eight in ten loans at the machine” into its plan. It is close to that now: the machines work well, staff and readers use them, and more people than before leave without a book. Which of the course’s patterns is this?',
    options: [
      'Campaign, as the figure is better than the work is',
      'Drift, as the target took the place of the purpose',
      'Installation, as the machines matter more than people',
      'None of them, as the target is within reach by now',
    ],
    correct: 1,
    feedback: [
      'In a campaign the work stays as it was. Here it has changed.',
      'Busy, well-run work cut off from its result: the purpose was replaced by its own target.',
      'People do use them. What is missing is the strand of purpose.',
      'In reach of the target and further from the purpose: that is the sign.',
    ],
    passage: { lesson: 4, page: 3, text: 'busy, well-run work, cut off from its result' },
  },
  {
    id: 'l4-p3-89',
    kind: 'judgment',
    question:
      'Reopening two counters would help applicants who cannot manage online, and would cost a third of the promised saving. The agency’s purpose is quick decisions by whatever channel. What would the course’s director do with that third?',
    options: [
      'Give it up, and say in public that it has been given up',
      'Keep it as a goal, with a date in the year after next',
      'Give it up for now, and count the faster cases against it',
      'Keep it in the plan, and look for it in other offices',
    ],
    correct: 0,
    feedback: [
      'The saving stopped at two-thirds of the promise; the agency gave up the rest and said so.',
      'A later date leaves the claim standing.',
      'Faster cases are what the purpose is about. They need no price to excuse the counters.',
      'A sum without a source is a wish, and sends others looking for cuts.',
    ],
    passage: { lesson: 4, page: 3, text: 'so the saving stopped at two-thirds of the promise' },
  },
  {
    id: 'l4-p3-90',
    kind: 'judgment',
    question:
      'A gas company changed its planning so that fewer homes need a second visit. The sponsor has left. You may set one question that her successor must answer a year after the switch. Which one do you set?',
    options: [
      'How many of the staff would go back to the old?',
      'How much of the saving is in the budget now?',
      'How many homes have needed a second visit?',
      'How many jobs have been run from the plan?',
    ],
    correct: 2,
    feedback: [
      'Opinions after a year are interesting, and nobody promised any.',
      'The budget is where a saving ends up. The promise was about visits.',
      'The question goes to the result that was promised, in what customers get.',
      'That is adoption. A year on, one asks what it was for.',
    ],
    passage: { lesson: 4, page: 3, text: 'how many addresses needed a second visit' },
  },
  {
    id: 'l4-p3-91',
    kind: 'judgment',
    question:
      'Your change is on course by every report. You want to find out whether there is an early signal of trouble that you all have missed. Where do the six cases of the course suggest that you look first?',
    options: [
      'In figures that are not yet counted by any report',
      'In meetings of those who have not been heard so far',
      'In lists and logs that have been on file for months',
      'In the views of outsiders who know similar changes',
    ],
    correct: 2,
    feedback: [
      'A new count takes weeks. The signal was usually there and labeled as something else.',
      'New voices may add to it. In most of the cases somebody had already written it down.',
      'In four of the six cases the early signal had been on file for months.',
      'One outside adviser did warn, and the advice was on file.',
    ],
    passage: { lesson: 4, page: 3, text: 'which in four of the six cases had been on file for months' },
  },
]
