import type { Plan } from '../plan/types.ts'
import { benefitChainWorkbook } from './toolkit/benefit-chain.ts'
import { templateCopy } from './toolkit/copy.ts'
import { formOutline } from './toolkit/forms.ts'
import { gateWorkbook } from './toolkit/gates.ts'
import { loadWorkbook, measureWorkbook } from './toolkit/load-and-measures.ts'
import { planPage, planSlides, premortemPack, steeringSlides } from './toolkit/pages.ts'
import { impactWorkbook, messageWorkbook, objectionWorkbook } from './toolkit/people.ts'
import type { Template } from './toolkit/template.ts'
import type { Cell, Sheet, Workbook } from './toolkit/workbook.ts'

type Number = keyof typeof templateCopy

const template = (number: Number, files: Template['files']): Template => ({
  number,
  ...templateCopy[number],
  files: files.map((file) =>
    file.format === 'xlsx'
      ? { ...file, make: (plan: Plan) => withInstructions(number, file.make(plan)) }
      : file,
  ),
})

/** Adds a first sheet with instructions to a workbook. */
const withInstructions = (number: Number, workbook: Workbook): Workbook => ({
  ...workbook,
  sheets: [instructionsSheet(templateCopy[number].title, templateCopy[number].use), ...workbook.sheets],
})

const instructionsSheet = (title: string, use: string): Sheet => ({
  name: 'How to use',
  widths: [100],
  rows: [
    [{ kind: 'title', value: title }],
    ...[use, 'Yellow cells are for you; the others compute and are locked without a password.'].map(
      (value): Cell[] => [{ kind: 'note', value }],
    ),
  ],
  validations: [],
  names: [],
})

const intro = (number: Number) => templateCopy[number].use

/** A Word form built from the questions of exercises. */
const formTemplate = (
  number: Number,
  parts: Parameters<typeof formOutline>[3],
  signatures?: readonly string[],
): Template =>
  template(number, [
    {
      format: 'docx',
      make: (plan: Plan) => formOutline(templateCopy[number].title, intro(number), plan, parts, signatures),
    },
  ])

export const templates: readonly Template[] = [
  template('01', [{ format: 'xlsx', make: benefitChainWorkbook }]),
  formTemplate('02', [
    {
      exercise: 'w02',
      fields: [
        'stuck_at',
        'lens',
        'sample',
        'hardest',
        'restraint',
        'restraint_owner',
        'restraint_by',
        'moves',
      ],
    },
  ]),
  formTemplate(
    '03',
    [
      {
        exercise: 'w03',
        fields: [
          'next',
          'gate_date',
          'purpose',
          'process',
          'people',
          'writer',
          'pairs',
          'price',
          'price_what',
          'accepted_by',
          'accepted_on',
          'lines',
        ],
      },
    ],
    ['Owner of the second strand', 'Owner of the third strand'],
  ),
  template('04', [{ format: 'xlsx', make: impactWorkbook }]),
  formTemplate(
    '05',
    [
      {
        exercise: 'w05',
        fields: ['sponsor', 'controls', 'dates', 'stops', 'talks', 'hours', 'hours_from', 'hours_to'],
      },
    ],
    ['Sponsor', 'Change lead'],
  ),
  formTemplate(
    '06',
    [
      {
        exercise: 'w05',
        fields: [
          'collision',
          'option1',
          'option1_cost',
          'option2',
          'option2_cost',
          'recommended',
          'ask_by',
          'if_no',
          'if_no_sentence',
        ],
      },
    ],
    ['Sponsor'],
  ),
  template('07', [{ format: 'xlsx', make: messageWorkbook }]),
  template('08', [{ format: 'xlsx', make: objectionWorkbook }]),
  template('09', [{ format: 'xlsx', make: loadWorkbook }]),
  template('10', [{ format: 'xlsx', make: measureWorkbook }]),
  template('11', [{ format: 'xlsx', make: gateWorkbook }]),
  template('12', [
    { format: 'pptx', make: planSlides },
    { format: 'docx', make: planPage },
  ]),
  template('13', [
    { format: 'pdf', make: premortemPack },
    { format: 'docx', make: premortemPack },
  ]),
  template('14', [{ format: 'pptx', make: steeringSlides }]),
]

/** Prefix of all toolkit file names, and suffix of the files with the running case. */
export const toolkitNames = { prefix: 'icm', example: 'larkmoor' } as const
