import type { Exercise } from '../../plan/types.ts'
import { choice, date, fixedTable, groups, link, number, person, rows, table, text } from './fields.ts'

const questions = [
  { id: 'needed', label: 'Is it needed?' },
  { id: 'right', label: 'Is this the right answer?' },
  { id: 'able', label: 'Can we do it?' },
  { id: 'meant', label: 'Do they mean it?' },
  { id: 'bearable', label: 'Can I live with it?' },
] as const

export const w06: Exercise = {
  id: 'w06',
  lessonId: 'lesson2',
  page: 3,
  title: 'Messages',
  result: 'Which of the five questions is open for whom, the next message in four lines, its sending order.',
  fields: [
    table(
      'sent',
      'Your last messages',
      10,
      [
        text('message', 'Message', { max: 80 }),
        date('on', 'Sent on'),
        choice(
          'question',
          'Which question did it answer?',
          questions.map(({ label }) => label),
        ),
      ],
      { isStarred: true },
    ),
    link('poll_group', 'Whom you asked', groups),
    date('poll1_on', 'First asked on'),
    date('poll2_on', 'Asked again on'),
    fixedTable(
      'poll',
      'Five questions to one group',
      questions,
      [
        number('yes1', 'First: yes'),
        number('no1', 'First: no'),
        number('unsure1', 'First: don’t know'),
        number('yes2', 'Later: yes'),
        number('no2', 'Later: no'),
        number('unsure2', 'Later: don’t know'),
      ],
      { help: 'Ask ten or more, before and again later.' },
    ),
    link('group', 'Whom this message is for', groups, { isStarred: true }),
    text('decided', 'This is decided', { max: 200, isStarred: true }),
    text('not_decided', 'This is not', { max: 200, isStarred: true }),
    date('know_by', 'You will know by', { help: 'Keep the date.', isStarred: true }),
    choice('level', 'Your say', ['tell', 'ask', 'share', 'hand over'], { isStarred: true }),
    text('level_on', 'On what exactly'),
    text('can_do', 'What the reader can do after it'),
    person('sender', 'Whom they would rather hear it from'),
    date('sponsor_day', 'The day the sponsor speaks'),
    table('order', 'Sending order', 8, [text('who', 'Who', { max: 60 }), date('on', 'On')]),
  ],
  figures: [],
  done: [
    { field: 'group' },
    { field: 'decided' },
    { field: 'not_decided' },
    { field: 'know_by' },
    { field: 'level' },
  ],
  complete: [
    { field: 'poll', rows: 5, columns: ['yes1', 'no1', 'unsure1'] },
    { field: 'sender' },
    { field: 'order', rows: 3, columns: ['who', 'on'] },
  ],
  example: {
    story:
      'Thirty-six dispatchers answer five questions. Most know why the plan is needed; five of 36 believe they can live with it. Two of three messages so far had answered the first question. Larkmoor drops the campaign and sends one message, from Joan Keyes: what is decided, what is not, when they will know, and what they decide themselves. Six weeks later “can I live with it” stands at 47 percent. One poll could not have told; two can say that it moved, not what moved it.',
    answers: {
      sent: rows([
        { message: 'Why One Plan', on: '2026-10-05', question: 'Is it needed?' },
        { message: 'One Plan news 1', on: '2026-11-09', question: 'Is it needed?' },
        { message: 'What other utilities did', on: '2026-12-07', question: 'Is this the right answer?' },
      ]),
      poll_group: 'r2',
      poll1_on: '2027-03-01',
      poll2_on: '2027-04-12',
      poll: [
        { id: 'needed', yes1: 29, no1: 3, unsure1: 4, yes2: 30, no2: 3, unsure2: 3 },
        { id: 'right', yes1: 16, no1: 12, unsure1: 8, yes2: 19, no2: 11, unsure2: 6 },
        { id: 'able', yes1: 13, no1: 13, unsure1: 10, yes2: 18, no2: 10, unsure2: 8 },
        { id: 'meant', yes1: 9, no1: 15, unsure1: 12, yes2: 20, no2: 9, unsure2: 7 },
        { id: 'bearable', yes1: 5, no1: 11, unsure1: 20, yes2: 17, no2: 10, unsure2: 9 },
      ],
      group: 'r2',
      decided: 'One planning center; 24 planners, 6 parts coordinators; 6 posts end, nobody is dismissed.',
      not_decided: 'The shifts.',
      know_by: '2027-03-31',
      level: 'share',
      level_on: 'Two shift patterns; cover 5:30–19:00 is fixed',
      can_do: 'Say by March 26 which of the two patterns they want',
      sender: 'Joan Keyes, not the project',
      sponsor_day: '2027-03-15',
      order: rows([
        { who: 'Supervisors', on: '2027-03-11' },
        { who: 'Sponsor', on: '2027-03-15' },
        { who: 'Teams', on: '2027-03-16' },
        { who: 'Replies', on: '2027-03-22' },
      ]),
    },
  },
}
