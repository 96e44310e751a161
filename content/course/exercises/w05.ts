import type { Exercise } from '../../plan/types.ts'
import { caseResults, fillInCase } from '../case.ts'
import { checklist, choice, date, number, person, rows, showable, table, text } from './fields.ts'

export const w05: Exercise = {
  id: 'w05',
  lessonId: 'lesson2',
  page: 2,
  title: 'Sponsor contract',
  result:
    'The chain with dated actions, one decision to ask for, a page to sign, and the move if the answer is no.',
  fields: [
    person('sponsor', 'Sponsor', { help: 'Who can change the targets of all concerned.', isStarred: true }),
    checklist('controls', 'The sponsor controls, for all concerned', ['budgets', 'targets', 'people’s time']),
    table(
      'chain',
      'From sponsor to one team',
      6,
      [
        text('level', 'Level', { max: 60 }),
        person('who', 'Name', { help: 'A name at each level.' }),
        text('deed', 'What they did differently', { max: 160, help: 'Not said: did.', isPrivate: true }),
        date('deed_on', 'On', { isPrivate: true }),
        text('judged_on', 'What their appraisal or bonus counts', { max: 80 }),
      ],
      { isStarred: true, help: showable },
    ),
    choice('remedy', 'For the broken link', [
      'convert: repair the loss',
      'compensate: change the target',
      'replace: move the decision',
    ]),
    person('remedy_by', 'Who decides that'),
    text('collision', 'The two targets that collide, and the day', { max: 200 }),
    text('option1', 'The decision: first option', { max: 200, isStarred: true }),
    number('option1_cost', 'What it costs', { unit: '$' }),
    text('option2', 'The decision: second option', { max: 200, isStarred: true }),
    number('option2_cost', 'What it costs', { unit: '$' }),
    choice('recommended', 'You recommend', ['first option', 'second option'], { isStarred: true }),
    date('ask_by', 'Decision by', { isStarred: true }),
    choice('if_no', 'Your move after a no, or no answer', [
      'higher sponsor',
      'later date',
      'smaller scope',
      'stop',
    ]),
    text('if_no_sentence', 'In one sentence', { max: 200 }),
    table('dates', 'Four dates after launch', 4, [
      date('on', 'Date'),
      text('place', 'Place', { max: 60 }),
      text('what', 'What the sponsor does there'),
    ]),
    table('stops', 'Three things that stop', 3, [text('what', 'What stops'), date('from', 'From')]),
    table('talks', 'Two talks you cannot hold', 2, [person('who', 'With whom'), text('about', 'About')], {
      isPrivate: true,
      help: showable,
    }),
    number('hours', 'Hours of the sponsor a week', {
      max: 40,
      step: 0.5,
      unit: 'h',
      help: 'An hour and a half is usual.',
    }),
    date('hours_from', 'From'),
    date('hours_to', 'To'),
    table('coalition', 'Coalition', 9, [
      person('who', 'Who'),
      checklist('brings', 'Brings', ['roster', 'budget', 'skill', 'trust', 'doubt']),
      date('asked', 'Asked on'),
    ]),
  ],
  figures: [],
  done: [
    { field: 'sponsor' },
    { field: 'chain', rows: 3, columns: ['level', 'who'] },
    { field: 'option1' },
    { field: 'option2' },
    { field: 'ask_by' },
  ],
  complete: [
    { field: 'controls' },
    { field: 'remedy' },
    { field: 'if_no' },
    { field: 'dates', rows: 4, columns: ['on', 'what'] },
    { field: 'stops', rows: 3, columns: ['what', 'from'] },
    { field: 'coalition', rows: 5, columns: ['who', 'brings'] },
  ],
  example: {
    story: fillInCase(
      'The chain breaks at Owen Pratt, who manages the South and is judged on jobs closed by four. Solano brings Whitlock one page with two options and what each costs a month: keep the ranking, {{waiting}}; or suspend it in the South for twelve weeks and pay the on-call crew for jobs left open, {{openGuessed}} at a guess. He says what he will do after a no. Whitlock signs on February 26, with four dates after the launch; the first, at the switch on June 7, moves with it to the 28th. On March 1, Pratt opens the next meeting at Elm himself.',
    ),
    answers: {
      sponsor: 'Dana Whitlock',
      controls: ['budgets', 'targets', 'people’s time'],
      chain: rows([
        {
          level: 'Sponsor',
          who: 'Dana Whitlock',
          deed: 'Restated the promise to the board',
          deed_on: '2027-01-29',
          judged_on: 'cost per job',
        },
        { level: 'Region South', who: 'Owen Pratt', judged_on: 'jobs closed by 4 pm' },
        {
          level: 'Depot Elm',
          who: 'Joan Keyes',
          judged_on: 'place in the ranking',
        },
        {
          level: 'Team lead',
          who: 'Rosa Lind',
          deed: 'Planned her team’s week in the app',
          deed_on: '2027-02-10',
          judged_on: 'jobs closed',
        },
      ]),
      remedy: 'compensate: change the target',
      remedy_by: 'Dana Whitlock',
      collision:
        'Jobs closed by 4 pm, or jobs run from the plan: in the South nobody can do both from March 1.',
      option1: fillInCase(
        'Keep the ranking: two depots stay near 20 percent, at {{waiting}} a month, whatever else changes there.',
      ),
      option1_cost: caseResults().waiting,
      option2:
        'Suspend the ranking in the South for 12 weeks from March 1; a month of jobs left open overnight (ten a night, guessed).',
      option2_cost: caseResults().openJobsGuessed,
      recommended: 'second option',
      ask_by: '2027-02-26',
      if_no: 'later date',
      if_no_sentence: 'The June 7 date is withdrawn and the monthly cost goes into the board paper.',
      dates: rows([
        {
          on: '2027-06-28',
          place: 'Elm, 6:00',
          what: 'Is there when the first vans leave by the plan (signed for June 7, moved with the switch)',
        },
        {
          on: '2027-08-23',
          place: 'Elm',
          what: 'Sits in on the review of the first dip (moved with the switch)',
        },
        { on: '2027-09-13', place: 'Dogwood', what: 'Opens the second wave' },
        {
          on: '2027-09-27',
          place: 'Alder and Elm',
          what: 'Is there when the boards come down (signed for day 90, moved with the switch)',
        },
      ]),
      stops: rows([
        { what: '4 pm ranking in the South', from: '2027-03-01' },
        { what: 'Monthly league table', from: '2027-03-01' },
        { what: 'Motivation rounds in the depots', from: '2027-03-01' },
      ]),
      talks: rows([
        { who: 'Owen Pratt', about: 'What his region is judged on from March' },
        { who: 'Priya Nair', about: 'Opening at 6:00 with the staff she has' },
      ]),
      hours: 1.5,
      hours_from: '2027-03-01',
      hours_to: '2027-09-27',
      coalition: rows([
        { who: 'Joan Keyes', brings: ['roster', 'trust'], asked: '2027-02-01' },
        { who: 'Priya Nair', brings: ['budget'], asked: '2027-02-03' },
        { who: 'Rosa Lind', brings: ['skill', 'trust'], asked: '2027-02-04' },
        { who: 'Tom Eide', brings: ['budget', 'doubt'], asked: '2027-02-05' },
        { who: 'Hal Brandt', brings: ['skill', 'doubt'], asked: '2027-02-16' },
      ]),
    },
  },
}
