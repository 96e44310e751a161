import type { BankQuestion } from '../types.ts'

export const page3: readonly BankQuestion[] = [
  {
    id: 'l4-p3-01',
    kind: 'application',
    question:
      'An agency put its paper form online unchanged. Since then many more people ring up, and more applications come in incomplete. What would you look at first?',
    options: [
      'Ways to make the online form better known to people',
      'The number of agents who can take calls at busy hours',
      'Questions the agency could answer from its own data',
      'Rules that let staff turn incomplete forms down at once',
    ],
    correct: 2,
    feedback: [
      'They have found it, and that is where the trouble begins.',
      'More agents would answer the calls that the form produces.',
      'Costs that a clerk used to bear were shifted to the applicant, and fewer questions take them away.',
      'Faster refusals improve a figure and nobody’s permit.',
    ],
    passage: { lesson: 4, page: 3, text: 'using data the agency already held' },
  },
  {
    id: 'l4-p3-15',
    kind: 'judgment',
    question:
      'You intend to drop a target on which a minister has campaigned. The announcement is in a week. What do you do about her?',
    options: [
      'Keep the target in words, and steer by the new one quietly.',
      'See her before, so that she can present the better figure.',
      'Let the director tell her, as this is a matter of rank.',
      'Inform her office on the day, so that nothing leaks before.',
    ],
    correct: 1,
    feedback: [
      'Teams would serve two targets, of which one is a fiction.',
      'An opponent with standing gets the facts first and something to gain by them.',
      'Rank may decide who speaks; what she is offered decides what she does.',
      'Surprise protects the news and makes an enemy of the person.',
    ],
    passage: { lesson: 4, page: 3, text: 'offered him the new one, days to decision, to present himself' },
  },
  {
    id: 'l4-p3-03',
    kind: 'recall',
    question:
      'Which misstep did the Inspector General call the most critical in the story of HealthCare.gov?',
    options: [
      'That clear leadership had been missing',
      'That tests had been left to suppliers',
      'That the website’s budget was too small',
      'That the law behind it was divisive',
    ],
    correct: 0,
    feedback: [
      'Its absence delayed decisions and blurred tasks, and much else followed from it.',
      'Suppliers appear in many accounts; the page names another misstep.',
      'Money is not what the finding puts first.',
      'It divided the country and colors judgments of the launch.',
    ],
    passage: {
      lesson: 4,
      page: 3,
      text: 'the absence of clear leadership, which delayed decisions and blurred tasks',
    },
  },
  {
    id: 'l4-p3-04',
    kind: 'application',
    question:
      'Four sentences are proposed for the People cell at Switch. Which one meets the standard of a plan on one page?',
    options: [
      '“Nine in ten agents close three live-like calls by early May.”',
      '“All agents feel well prepared for the new way of working.”',
      '“Agents complete the e-learning before the start of May.”',
      '“Agents are supported by their leads in every phase.”',
    ],
    correct: 0,
    feedback: [
      'It has a number and a date, and somebody could find it untrue.',
      'Feelings are asked about in a poll; a gate needs a proof.',
      'Dated, and it proves that a course was taken.',
      'A wish that no observation could contradict.',
    ],
    passage: { lesson: 4, page: 3, text: 'Twelve sentences, each with a name, a number or a date.' },
  },
  {
    id: 'l4-p3-21',
    kind: 'application',
    question:
      'A plan foresees two months of lower output and a review in week three; the lower limit is far below the plan. Which fault is this?',
    options: [
      'The review should wait for the first bad week.',
      'The review comes before the dip is over.',
      'The dip has been given no closing date.',
      'The dip is too long to be believed.',
    ],
    correct: 1,
    feedback: [
      'Bad weeks are what the lower limit is for; the review is a date that everybody knew beforehand.',
      'Judged halfway, a planned dip looks like a failure; until the review the lower limit guards you.',
      'It is limited to two months; the old path is what needs a closing date.',
      'Some dips last two months; the plan would have to say how it knows.',
    ],
    passage: { lesson: 4, page: 3, text: 'a review before the dip is over' },
  },
  {
    id: 'l4-p3-06',
    kind: 'application',
    question:
      'You have an hour for a premortem with seven people. How do you spend the first ten minutes of it?',
    options: [
      'Each tells the round what might still go wrong.',
      'The sponsor explains which risks are known by now.',
      'Each writes reasons for the failure, in silence.',
      'The group agrees on the three most likely reasons.',
    ],
    correct: 2,
    feedback: [
      'Spoken in turn, the later ones will follow the earlier.',
      'Known risks would then be what everyone sees.',
      'Writing before anyone speaks keeps the first voice from deciding what the others see.',
      'Agreement comes last, if at all, since every reason is kept.',
    ],
    passage: { lesson: 4, page: 3, text: 'everyone writes down why, silently, before anyone speaks' },
  },
  {
    id: 'l4-p3-13',
    kind: 'judgment',
    question:
      'With ten minutes left for your plan, the cell for losses at Design is empty. You know the groups, and have asked none of them. What do you write?',
    options: [
      'A sentence that is likely to be true of most',
      'A sentence that promises to name the losses',
      'The losses and gains that a like change brought',
      'Nothing, and a date with one of the groups',
    ],
    correct: 3,
    feedback: [
      'It looks complete, and the next reader will build on it.',
      'Honest in tone; a promise without a name or day fills no cell.',
      'A good preparation for asking, under the heading of guesses.',
      'An empty cell is a finding; the first one from the left is next week’s work.',
    ],
    passage: { lesson: 4, page: 3, text: 'An empty cell is a finding.' },
  },
  {
    id: 'l4-p3-14',
    kind: 'application',
    question:
      'At the end, finance can confirm about four-fifths of a saving that was restated a year ago. The rest is “surely there somewhere.” What do you report?',
    options: [
      'The whole sum, since it was restated once before',
      'Nothing yet, until finance has found the rest',
      'The confirmed part, and the rest as withdrawn',
      'The whole sum, and a note on the missing part',
    ],
    correct: 2,
    feedback: [
      'Restating was honest then; repeating it would undo the credit it earned.',
      'Waiting hides four-fifths of a good result.',
      'A benefit is signed or struck, and the next number you give will be believed.',
      'The sum will be quoted and the note will not.',
    ],
    passage: { lesson: 4, page: 3, text: 'Finance signs the saving each quarter, or strikes it.' },
  },
  {
    id: 'l4-p3-09',
    kind: 'application',
    question:
      'At a job center, caseworkers skip half the questions of a new interview so as to see everybody who waits. Lipsky’s book would have you see what in this?',
    options: [
      'The policy that those who come in really meet',
      'A passing stage until the staff grow faster',
      'A breach that supervisors should have noticed',
      'The start of resistance against the interview',
    ],
    correct: 0,
    feedback: [
      'What frontline staff do to cope becomes the policy in practice.',
      'Coping that works tends to stay.',
      'Supervision would find it and leave the queue as long as before.',
      'They are trying to serve everyone with the minutes they have.',
    ],
    passage: { lesson: 4, page: 3, text: 'what frontline staff do to cope' },
  },
  {
    id: 'l4-p3-10',
    kind: 'judgment',
    question:
      'Fewer counters save a registry money; reopening one would bring decisions in time and cost a third of the saving. Both are in your power. What do you put before the council?',
    options: [
      'The saving, since it is what was promised to them',
      'The counter, without the price, since it is right',
      'Both, and you let the council find the better way',
      'The counter, with its price, as the choice you advise',
    ],
    correct: 3,
    feedback: [
      'Defensible if money was the purpose; it was decisions in time.',
      'Right and unlabeled, the bill will come back as a broken promise.',
      'The choice is theirs; advice is what they may expect from you.',
      'The purpose is served at a price that is stated, and someone can accept it or refuse.',
    ],
    passage: { lesson: 4, page: 3, text: 'at a price somebody accepted' },
  },
  {
    id: 'l4-p3-22',
    kind: 'application',
    question:
      'What does this page conclude when it holds its idea of the turning point against the documented changes?',
    options: [
      'They confirm it, so it may be planned for.',
      'It is a question to ask, since one does not fit.',
      'They refute it, since none had a turn at all.',
      'It holds for public bodies and not for firms.',
    ],
    correct: 1,
    feedback: [
      'One fits largely, one by absence and one not at all, and three cases could not confirm a rule in any event.',
      'NUMMI had no crisis to turn, and three well-documented changes cannot establish a rule.',
      'HealthCare.gov turned under one team with few priorities, among other things.',
      'The only firm among the three is NUMMI, and one firm shows nothing about firms.',
    ],
    passage: {
      lesson: 4,
      page: 3,
      text: 'Three changes, chosen because they are well documented, cannot establish a rule.',
    },
  },
]
