import type { BankQuestion } from '../types.ts'

export const page3: readonly BankQuestion[] = [
  {
    id: 'l1-p3-01',
    kind: 'application',
    question:
      'A city’s parking app is live and its rules are published. Use has been flat for weeks, and the report lists the releases delivered. Which strand do you go and look for?',
    options: [
      'None: a flat start is usual with a public service.',
      'People: who has to start, stop or learn what, and when.',
      'Process: which rule or form still asks for the old way.',
      'Purpose: what is to be different, and for whom.',
    ],
    correct: 1,
    feedback: [
      'Flat figures are usual in a planned dip, and none was planned here.',
      'Purpose and process without people make an installation, and its tell is progress in things delivered.',
      'That strand is missing in a campaign, where agreement is high and forms stay put.',
      'The strand lacking in drift, where well-run work has lost its result.',
    ],
    passage: { lesson: 1, page: 3, text: 'The tell: progress is reported in things delivered.' },
  },
  {
    id: 'l1-p3-32',
    kind: 'application',
    question:
      'A museum reports rooms refitted and tablets delivered. The visitors’ use of them stays flat. What does this course call the pattern?',
    options: [
      'A campaign, in which the process strand is missing',
      'An installation, in which the people strand is missing',
      'A drift, in which the purpose strand is missing',
      'A dip, in which all three strands are still settling',
    ],
    correct: 1,
    feedback: [
      'Enthusiasm in surveys beside old behavior would be the mark of a campaign.',
      'Progress reported in things delivered is the mark of an installation.',
      'Busy work without a result would be drift; here the delivery itself is the report.',
      'A dip is a planned fall while people learn, and none was planned.',
    ],
    passage: { lesson: 1, page: 3, text: 'Purpose and process without people: an installation.' },
  },
  {
    id: 'l1-p3-03',
    kind: 'application',
    question:
      'A draft knot: letters are answered within two days from May. One shared inbox replaces personal ones on the third. In May a third of the clerks take the leave they have saved up. Which pair contradicts?',
    options: [
      'Process against people: leave prevents a shared inbox.',
      'No pair: each of the sentences carries its own date.',
      'Purpose against process: an inbox cannot make it faster.',
      'Purpose against people: too few are there to be faster.',
    ],
    correct: 3,
    feedback: [
      'Those who remain can use it; what suffers is the speed promised.',
      'A date makes a sentence testable without making it fit the others.',
      'Perhaps it cannot alone, but nothing in the two sentences excludes each other.',
      'If a third of the clerks are away, the promise for May cannot be true at the same time.',
    ],
    passage: {
      lesson: 1,
      page: 3,
      text: 'If the three sentences cannot be written without contradicting each other, the knot is not tied',
    },
  },
  {
    id: 'l1-p3-04',
    kind: 'application',
    question:
      'Receptionists will lose their own diaries to a central booking desk. In the chart the desk’s team is responsible, the head of operations accountable, doctors are consulted and receptionists informed. How should the chart read?',
    options: [
      'Receptionists are consulted too, before the decision.',
      'A second accountable name is added to speak for them.',
      'Receptionists become responsible for the new desk.',
      'Doctors are moved to informed, so that it goes faster.',
    ],
    correct: 0,
    feedback: [
      'A group that loses something may never stand under “informed” alone.',
      'Exactly one is accountable; two names make a line that nobody answers for.',
      'They do not run it, and doing the work was never what they had been denied.',
      'Speed is bought from people whose diaries change as well.',
    ],
    passage: {
      lesson: 1,
      page: 3,
      text: 'a group that loses something may never appear under “informed” alone',
    },
  },
  {
    id: 'l1-p3-05',
    kind: 'application',
    question:
      'A software team releases every fortnight to claims clerks. Each release passes its tests, and after the third the clerks work from printouts. What do you add to the definition of done?',
    options: [
      'A second round of automatic tests has been passed.',
      'A note on the release has been read on every shift.',
      'A clerk from outside the team has done the step alone.',
      'A demonstration has been given to the sponsor.',
    ],
    correct: 2,
    feedback: [
      'The tests were passed each time; they do not watch a clerk.',
      'Reading proves reading; a note is enough where nothing in the work differs.',
      'Every release is a small Switch, and the proof is somebody outside the team doing it unaided.',
      'Seeing the team do it says little about those who must.',
    ],
    passage: { lesson: 1, page: 3, text: 'somebody outside the team has done it unaided' },
  },
  {
    id: 'l1-p3-31',
    kind: 'application',
    question:
      'A team builds a claims tool in sprints and asks where the four gates belong. What does this page answer?',
    options: [
      'All four in every sprint, each of them in a short form',
      'All four before the first sprint, and none after it',
      'Settle after each demonstration, and the others at the end',
      'Decide and Design once, a short Switch knot per release',
    ],
    correct: 3,
    feedback: [
      'Deciding afresh every two weeks would leave nothing settled for anyone.',
      'Each release changes somebody’s work, so a switch comes with each of them.',
      'Settling asks whether it is normal work, which a demonstration cannot show.',
      'Decide and Design belong to the product as a whole, while every release is a small switch for its users.',
    ],
    passage: { lesson: 1, page: 3, text: 'Keep Decide and Design for the product as a whole' },
  },
  {
    id: 'l1-p3-07',
    kind: 'recall',
    question: 'In the words of this course, what is a knot?',
    options: [
      'A meeting in which the strands’ owners report to each other',
      'The question that stands at the end of a phase of work',
      'Three agreeing sentences that answer a gate’s question',
      'A stretch of work in which the three strands run apart',
    ],
    correct: 2,
    feedback: [
      'Reports may lead up to it; the knot is what is written and signed.',
      'The question at the end is called the gate.',
      'One sentence for each strand, able to be true together.',
      'The course calls this a phase.',
    ],
    passage: { lesson: 1, page: 3, text: 'the three agreeing sentences, one per strand, that answer it' },
  },
  {
    id: 'l1-p3-09',
    kind: 'application',
    question:
      'At the Design gate the sponsor and the staff’s managers are content. The manager who owns the work finds that two approvals contradict the new steps. Who may keep the gate shut, whatever the others say?',
    options: [
      'The sponsor, as purpose is the first of the strands.',
      'The manager of the work, as process leads at Design.',
      'The staff’s managers, as people decide every change.',
      'All three together, as a knot needs three signatures.',
    ],
    correct: 1,
    feedback: [
      'Purpose leads at Decide; here the sponsor signs.',
      'To lead a gate means to be able to close it, and at Design that strand is process.',
      'People lead later, at Switch, when readiness is proved.',
      'Three signatures open it; one leading strand is enough to keep it shut.',
    ],
    passage: { lesson: 1, page: 3, text: 'The owner of the strand that leads may close the gate.' },
  },
]
