import type { Exercise } from '../../plan/types.ts'
import { fillInCase } from '../case.ts'
import { choice, date, groups, link, number, person, rows, showable, strands, table, text } from './fields.ts'

export const w07: Exercise = {
  id: 'w07',
  lessonId: 'lesson3',
  page: 1,
  title: 'Objections',
  result: 'A log in the speakers’ words, an answer and a due date for each; where nobody has asked.',
  fields: [
    table(
      'log',
      'Objections you have heard',
      12,
      [
        text('words', 'In their words', { max: 240, help: 'Quote, do not sum up.' }),
        link('group', 'Group', groups),
        person('name', 'Who said it', { isPrivate: true, help: showable }),
        date('heard', 'Heard on'),
        choice('strand', 'Why, how, or what it costs me', strands),
        date('replied', 'Heard what will be checked, on'),
        text('checked', 'Where you looked, and when'),
        choice('true', 'Is it true?', ['yes', 'partly', 'no', 'not yet']),
        choice('answer', 'Answer', ['plan changed', 'support changed', 'line held', 'pending']),
        text('what', 'What changes, or the reason', { max: 200, help: 'One line you would say aloud.' }),
        date('told', 'They were told on'),
      ],
      { isStarred: true },
    ),
    text('our_part', 'What we did that made this sensible', { max: 200, isStarred: true }),
    table(
      'silence',
      'Who has not asked',
      15,
      [
        text('unit', 'Group or unit', { max: 60 }),
        number('headcount', 'People'),
        number('questions', 'Questions in four weeks'),
        choice('reading', 'Why, as far as you know', [
          'not told',
          'not affected',
          'satisfied',
          'afraid',
          'unknown',
        ]),
        date('visit', 'You go there on'),
      ],
      {
        help: 'Silence is a question to you, not an answer.',
        rowsFrom: { exercise: 'w04', field: 'groups', columns: { work: 'unit', headcount: 'headcount' } },
      },
    ),
    text('you_told_me', 'This week you say: you told me …', { max: 160, isStarred: true }),
    text('so_we', '… so we', { max: 160, isStarred: true }),
  ],
  figures: [],
  done: [
    {
      either: [
        { field: 'log', rows: 3, columns: ['words'] },
        { field: 'silence', rows: 3, columns: ['unit', 'visit'] },
      ],
    },
  ],
  complete: [
    { field: 'log', rows: 3, columns: ['words', 'heard', 'strand', 'true', 'answer', 'what'] },
    { field: 'our_part' },
    { field: 'you_told_me' },
    { field: 'so_we' },
  ],
  example: {
    story:
      'Solano stops answering objections and begins to write them down, word for word. One is checked on five mornings: on average 11 of 40 vans leave without the part. That changes the plan. One is partly true, and is said aloud: six posts end. Two dispatchers still think it unfair, and work. Fir, 40 people, has asked nothing. He drives there: the dates had never reached the depot.',
    answers: {
      log: rows([
        {
          words: 'When the plan wants me on the road, the store is shut.',
          group: 'r1',
          heard: '2027-03-16',
          replied: '2027-03-19',
          strand: 'process',
          checked: 'Five mornings at Elm: on average 11 of 40 vans left without the part',
          true: 'yes',
          answer: 'plan changed',
          what: 'Stores open at 6:00 from June 1.',
          told: '2027-03-26',
        },
        {
          words: 'This is about getting rid of dispatchers.',
          group: 'r2',
          heard: '2027-03-18',
          replied: '2027-03-22',
          strand: 'purpose',
          checked: 'Staffing paper of January 29',
          true: 'partly',
          answer: 'line held',
          what: 'Six posts end and nobody is dismissed; we should have said so in January.',
          told: '2027-03-24',
        },
        {
          words: 'I know every valve on the south side; now a screen does.',
          group: 'r2',
          name: 'H. B.',
          heard: '2027-03-16',
          replied: '2027-03-19',
          strand: 'people',
          checked: 'An hour beside him on February 16',
          true: 'yes',
          answer: 'support changed',
          what: fillInCase('Street notes under his name; grade kept for 12 months (6 × {{gradeEach}}).'),
          told: '2027-03-30',
        },
      ]),
      our_part: 'We put the plan in before the stores could serve it, and said nothing about posts.',
      silence: rows([
        { unit: 'Fir', headcount: 40, questions: 0, reading: 'not told', visit: '2027-04-06' },
        { unit: 'Storekeepers', headcount: 18, questions: 5, reading: 'unknown', visit: '2027-04-08' },
        { unit: 'Contact-center agents', headcount: 60, questions: 9, reading: 'satisfied' },
      ]),
      you_told_me: 'You told me that the store is shut when you have to leave.',
      so_we: 'So the stores open at 6:00 from June 1, and the parts are picked the evening before.',
    },
  },
}
