import { course } from '@course/content/site/course'
import {
  documentPapers,
  type PlanDocumentRequest,
  type PlanFormat,
} from '@course/contract/documents/documents'
import { useState } from 'react'
import { Link } from 'react-router'
import { useDownload } from '../app/saving/use-download.ts'
import { Button } from '../ui/button.tsx'
import { controlClass, FieldFrame } from '../ui/field.tsx'
import { ErrorAlert } from '../ui/states.tsx'
import { planFileName } from './plan-file-name.ts'
import { fetchPlanDocument } from './requests.ts'

type Paper = PlanDocumentRequest['paper']
const paperNames: Record<Paper, string> = { a4: 'A4', letter: 'Letter' }
/** Regions that use US Letter paper. */
const LETTER_REGIONS = /-(US|CA|MX|PH|CO|CL)$/

type PlanDownloadsProps = { planId: string; changeName: string; today: string; isSaved: boolean }

/** Downloads of the plan. The private annex is always a separate file. */
export function PlanDownloads({ planId, changeName, today, isSaved }: PlanDownloadsProps) {
  const { busy, error, download } = useDownload()
  const [paper, setPaper] = useState<Paper>(LETTER_REGIONS.test(navigator.language) ? 'letter' : 'a4')

  const button = (label: string, format: PlanFormat, isAnnex = false) => {
    const kind = format === 'ics' ? '-calendar' : isAnnex ? '-annex-private' : ''
    const name = planFileName(changeName, today, `${kind}.${format}`)
    return (
      <Button
        variant="secondary"
        size="small"
        busy={busy === name}
        onClick={() => download(name, () => fetchPlanDocument({ planId, format, paper, isAnnex }))}
      >
        {label}
      </Button>
    )
  }

  return (
    <section aria-labelledby="downloads-title" className="grid gap-4 print:hidden">
      <h2 id="downloads-title" className="text-2xl">
        Download your plan
      </h2>
      <div className="flex flex-wrap items-end gap-3">
        <FieldFrame label="Paper">
          {(controlProps) => (
            <select
              {...controlProps}
              className={controlClass}
              value={paper}
              onChange={({ target }) => setPaper(target.value as Paper)}
            >
              {documentPapers.map((paperOption) => (
                <option key={paperOption} value={paperOption}>
                  {paperNames[paperOption]}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        {button('Download PDF', 'pdf')}
        {button('Download Word', 'docx')}
        {button('Download calendar', 'ics')}
      </div>
      {!isSaved && (
        <p className="text-sm text-muted">Your latest changes aren't saved yet and won't be included.</p>
      )}
      <details>
        <summary className="cursor-pointer font-semibold">Private annex</summary>
        <p className="mt-2 max-w-reading text-muted">
          Your private notes about people. They aren't in any other file.
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          {button('Download annex as PDF', 'pdf', true)}
          {button('Download annex as Word', 'docx', true)}
        </div>
      </details>
      <ErrorAlert error={error} />
      {course().hasToolkit && (
        <p>
          Blank templates for your team are in the{' '}
          <Link to="/toolkit" className="text-brand underline">
            toolkit
          </Link>
          .
        </p>
      )}
    </section>
  )
}
