import { type Callout, callouts } from '@course/content/site/learning/callouts'
import type { Editor } from '@tiptap/core'
import { setCallout } from './callout-node.ts'
import { EditPanel } from './edit-panel.tsx'
import {
  addColumnLeft,
  addColumnRight,
  addRowAbove,
  addRowBelow,
  deleteColumn,
  deleteRow,
  deleteTable,
  hasHeaderRow,
  insertTable,
  toggleHeaderRow,
} from './table-edits.ts'

const tableEdits = [
  { label: 'Insert table', edit: insertTable },
  { label: 'Row above', edit: addRowAbove },
  { label: 'Row below', edit: addRowBelow },
  { label: 'Delete row', edit: deleteRow },
  { label: 'Column left', edit: addColumnLeft },
  { label: 'Column right', edit: addColumnRight },
  { label: 'Delete column', edit: deleteColumn },
  { label: 'Header row', edit: toggleHeaderRow, isOn: ({ state }: Editor) => hasHeaderRow(state.tr) },
  { label: 'Delete table', edit: deleteTable },
]

const calloutEdits = [
  ...(Object.keys(callouts) as Callout[]).map((kind) => ({
    label: callouts[kind],
    edit: setCallout(kind),
    isOn: (editor: Editor) => editor.isActive('callout', { kind }),
  })),
  { label: 'No callout', edit: setCallout(undefined) },
]

export const TablePanel = ({ editor }: { editor: Editor }) => (
  <EditPanel label="Table" editor={editor} edits={tableEdits} />
)

export const CalloutPanel = ({ editor }: { editor: Editor }) => (
  <EditPanel label="Callout" editor={editor} edits={calloutEdits} />
)
