import type { LessonQuiz } from './types.ts'

export const lesson4: LessonQuiz = {
  lessonId: 'lesson4',
  questions: [
    {
      question:
        'A night nurse scans a sheet of labels taped to her cart instead of the patients’ wristbands. How should the leaders read this?',
      options: [
        'As a breach of safety rules to be disciplined',
        'As a report on a design that fails at night',
        'As proof that she missed the training',
        'As a local habit that will fade with practice',
      ],
      correct: 1,
      explanation:
        'A workaround by a competent person is an objection written in behavior, and it points at its cause.',
    },
    {
      question: 'Why was “a single source of truth” a weak statement of purpose for the hospital record?',
      options: [
        'Nobody at a bedside could want it or check it',
        'It could not be reached within the given budget',
        'It had never been put to the board for approval',
        'It promised more than any one system can deliver',
      ],
      correct: 0,
      explanation:
        'A purpose has to be something that a person doing the work can recognize and check on that very shift.',
    },
    {
      question:
        'Holding Site B cost $1.9 million and later saved $1.5 million in overtime. How did the COO present this to the board?',
      options: [
        'She left the overtime figures out of her report',
        'She added later savings until the hold paid off',
        'She blamed the supplier for the ten lost weeks',
        'She said that the reason was safety, not savings',
      ],
      correct: 3,
      explanation:
        'Stating the true reason with honest arithmetic is what made the board believe her next number.',
    },
    {
      question: 'Which part of Site B’s preparation was most unlike Site A’s?',
      options: [
        'Each profession was taught in its own classroom',
        'All staff were trained well ahead of the switch',
        'Whole ward teams rehearsed in place just before it',
        'Super-users were picked from the senior day staff',
      ],
      correct: 2,
      explanation:
        'Site B practiced as teams on their own wards within ten days of the switch, with support on every shift.',
    },
    {
      question:
        'At Site C, surgery won a temporary exemption and still kept its own record seven months later. What was the decisive mistake?',
      options: [
        'Letting any department have an exemption',
        'Giving the exemption without an end date',
        'Announcing the exemption to the other wards',
        'Making the exemption without a board vote',
      ],
      correct: 1,
      explanation: 'An old way that stays open without a closing date is a leak, whatever it is called.',
    },
    {
      question:
        'A plant moves to product cells, while bonus and planning stay as they were. What is the most likely result?',
      options: [
        'Cells exist on the chart and people work as before',
        'Cells bend the bonus rules toward working together',
        'Output rises first and falls when bonuses are paid',
        'Foremen take the planning into their own hands',
      ],
      correct: 0,
      explanation:
        'Structure alone moves little: as long as systems pay for the old behavior, the old behavior is what you get.',
    },
    {
      question:
        'You must announce a closure, but the commercial reason may not be disclosed for two weeks. What do you say?',
      options: [
        'That the closure follows from the synergies expected of it',
        'That nothing has finally been decided until then',
        'That such questions belong to human resources',
        'That there is a reason, and the day you will give it',
      ],
      correct: 3,
      explanation: 'People forgive a dated silence far more readily than an invented phrase.',
    },
    {
      question: 'Why did setters from both plants run Line 2 together at the old site before it was moved?',
      options: [
        'To build up stock that would cover the weeks of the move',
        'To let the customer approve parts made by a mixed crew',
        'To bring out knowledge kept in heads and notebooks',
        'To give the union time to negotiate retention payments',
      ],
      correct: 2,
      explanation:
        'Line 1 had shown that moving machines without the unwritten settings leaves the knowledge behind.',
    },
    {
      question:
        'At the permit office, online use rose to 78 percent while incomplete applications doubled and decisions slowed. What had gone wrong?',
      options: [
        'The target had taken the place of the purpose',
        'Applicants had not been given time to get used to it',
        'Caseworkers had held on to paper from habit',
        'The online system had too little capacity for peaks',
      ],
      correct: 0,
      explanation:
        'Faster, fairer decisions had been written down as a channel share, and the share was reached at their expense.',
    },
    {
      question:
        'Your plan has its twelve sentences. How does the course suggest you attack it before you rely on it?',
      options: [
        'Ask the sponsor to rate each risk from one to five',
        'Compare it line by line with a plan that succeeded',
        'Send it out for written comments by every line manager',
        'Have five people write, in silence, why it has failed',
      ],
      correct: 3,
      explanation:
        'A premortem assumes failure and collects reasons before anyone speaks, including from someone who does the work.',
    },
  ],
  overview: [
    {
      question:
        'After the repair, the permit office’s online share fell from 78 to 71 percent. How should the deputy director judge that?',
      options: [
        'As a relapse that a new campaign must reverse',
        'As a sign that the form is still much too long',
        'As acceptable, since decisions got faster and better',
        'As a flaw in the count that has to be settled first',
      ],
      correct: 2,
      explanation:
        'The purpose was a right-first-time decision within 15 days by whatever channel, and that had improved.',
    },
    {
      question: 'What did the turning points of all three cases have in common?',
      options: [
        'A new model of change replaced the one in use',
        'Someone with authority stopped, at a visible price',
        'Communication with staff became far more frequent',
        'Outside experts confirmed that the plan was sound',
      ],
      correct: 1,
      explanation:
        'In each case one person stopped the change, paid for it openly, and put all three strands before one small group.',
    },
  ],
}
