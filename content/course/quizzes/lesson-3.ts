import type { LessonQuiz } from './types.ts'

export const lesson3: LessonQuiz = {
  lessonId: 'lesson3',
  questions: [
    {
      question:
        'A program report names nine “resistors,” scores them red or amber, and gives “engage” as the action. What do you ask for first?',
      options: [
        'What each of the nine actually said',
        'A ranking of the nine by influence',
        'A place for all nine on the next course',
        'The names of their line managers',
      ],
      correct: 0,
      explanation:
        'A label is not a diagnosis; only the words tell you whether the matter is purpose, process or people.',
    },
    {
      question:
        'Depot A objects strongly to a new routine. Depot B, with similar people, does not. What do you look into first?',
      options: [
        'Whether staff in A are more set in their ways',
        'Whether staff in B have understood the change',
        'What is different about the work in depot A',
        'Who is encouraging the objections in depot A',
      ],
      correct: 2,
      explanation:
        'Disposition varies between individuals, so a difference between units points to the unit: look at the depot.',
    },
    {
      question:
        'An experienced shift lead says of the new routine, “I used to be the one they came to.” Which answer is on the right strand?',
      options: [
        'Showing her the figures that made the change necessary',
        'Naming what she loses and settling what replaces it',
        'Enrolling her in the advanced course for the new tool',
        'Fixing the step in the tool that slows her team',
      ],
      correct: 1,
      explanation:
        'She describes a loss, which is a people signal; evidence, training and fixes are good answers to other strands.',
    },
    {
      question: 'You have heard an objection fairly, checked it, and decided not to change course. What now?',
      options: [
        'Thank the person and keep the matter open for later',
        'Let the program office cover it in the next newsletter',
        'Invite the person to raise it again after the switch',
        'Tell the person that you hold the line, and why',
      ],
      correct: 3,
      explanation:
        'A “no” with a reason is respectable; an unexplained or missing answer teaches people that speaking up is pointless.',
    },
    {
      question:
        'Four well-run programs together ask each claims handler for 8 of 37.5 weekly hours. Which remedy fits the problem?',
      options: [
        'A campaign that renews energy for all four programs',
        'Tighter planning inside each of the four programs',
        'A decision by the division head to defer one of them',
        'More change champions in each of the affected teams',
      ],
      correct: 2,
      explanation:
        'The cure for too much is less, and only someone above the programs can see the total and choose what gives.',
    },
    {
      question:
        'A change takes 10 percent of a team’s capacity. Its manager’s output target stays as it was. What has the manager learned?',
      options: [
        'That you trust the team to absorb the work',
        'That output is what you really meant',
        'That the change will cost less than feared',
        'That the target will be settled at year-end',
      ],
      correct: 1,
      explanation:
        'When a target does not move with the capacity, the target tells managers which of the two demands counts.',
    },
    {
      question:
        'A peer who will lose forty people and a budget line opposes your change. Several briefings have not helped. What next?',
      options: [
        'Take him through the business case once more, in person',
        'Wait for pilot results that will change his assessment',
        'Confront him with the delay at the next steering meeting',
        'Offer him a trade in writing, with a date for a decision',
      ],
      correct: 3,
      explanation:
        'He understands the change and loses by it, so explanation cannot help; an open trade with a decision date can.',
    },
    {
      question:
        'At week 12, 94 percent of users have logged in to a new case system, and 61 percent complete whole cases in it. How high is adoption?',
      options: [
        '94 percent, since nearly everybody has made a start',
        '61 percent, since these do their real work the new way',
        '78 percent, since the truth lies between the two figures',
        'Not known yet, since no benefit has been confirmed',
      ],
      correct: 1,
      explanation:
        'Adoption counts real cases done from start to finish the new way; log-ins count only arrivals at the door.',
    },
    {
      question:
        'You agreed on a dip of 15 percent for six weeks and a floor of 25. In week three output is down 18 percent. What do you do?',
      options: [
        'Keep to the agreement and protect the time to learn',
        'Ask every team for more output until the gap is closed',
        'Return to the old way of working until the cause is found',
        'Have the agreed figures revised to match events',
      ],
      correct: 0,
      explanation:
        'The floor and the end date have not been reached, and pressing for output now takes away the learning that ends the dip.',
    },
    {
      question:
        'A year after a good launch, two sites have slid back. People there know the new way and prefer it. Where do you look first?',
      options: [
        'At how well the original training was designed',
        'At how the sponsor explained the change at launch',
        'At what the site’s rankings and bonus rules reward',
        'At how long-serving staff feel about the change',
      ],
      correct: 2,
      explanation:
        'When people can and want to work the new way but do not, the measures are probably still paying for the old one.',
    },
  ],
  overview: [
    {
      question:
        'Two days before the switch the system is ready and announced, but 48 percent of users pass a readiness test set at 70. What does the gate rule require?',
      options: [
        'Switch on time and put extra support on every shift',
        'Switch on time, but only for those who have passed',
        'Lower the threshold to a level that can be reached',
        'Move the date and find out where the others fail',
      ],
      correct: 3,
      explanation:
        'The slowest strand sets the date, and looking at where people fail often uncovers a fault in the design.',
    },
    {
      question:
        'Four weeks before go-live, a unit of eighty people has not asked a single question. What is the most likely reading?',
      options: [
        'The unit has left the conversation',
        'The unit is the best prepared of all',
        'The unit is hardly affected by it',
        'The unit trusts the program team',
      ],
      correct: 0,
      explanation:
        'Silence usually means that people find speaking up dangerous or pointless, so go to the quietest unit yourself.',
    },
  ],
}
