import { course } from '@course/content/site/course'
import { planPageCopy } from '@course/content/site/learning/plan-page'
import {
  documentPapers,
  type PlanDocumentRequest,
  type PlanFormat,
} from '@course/contract/documents/documents'
import { useState } from 'react'
import { Link } from 'react-router'
import { useDownload } from '../app/saving/use-download.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { paperOfRegion } from '../ui/paper.ts'
import { ErrorAlert } from '../ui/states.tsx'
import { planFileName } from './plan-file-name.ts'
import { fetchPlanDocument } from './requests.ts'

const copy = planPageCopy.downloads

type Paper = PlanDocumentRequest['paper']
const paperNames: Record<Paper, string> = copy.papers

type PlanDownloadsProps = { planId: string; changeName: string; today: string; isSaved: boolean }

/** Downloads of the plan. The private annex is always a separate file. */
export function PlanDownloads({ planId, changeName, today, isSaved }: PlanDownloadsProps) {
  const { downloading, error, download } = useDownload()
  const [paper, setPaper] = useState<Paper>(paperOfRegion)

  const button = (label: string, format: PlanFormat, isAnnex = false) => {
    const kind = format === 'ics' ? '-calendar' : isAnnex ? '-annex-private' : ''
    const name = planFileName(changeName, today, `${kind}.${format}`)
    return (
      <Button
        variant="secondary"
        size="small"
        busy={downloading === name}
        onClick={() => download(name, () => fetchPlanDocument({ planId, format, paper, isAnnex }))}
      >
        {label}
      </Button>
    )
  }

  return (
    <section aria-labelledby="downloads-title" className="grid gap-4 print:hidden">
      <h2 id="downloads-title" className="text-2xl">
        {copy.title}
      </h2>
      <div className="flex flex-wrap items-end gap-3">
        <Select label={copy.paper} value={paper} onChange={({ target }) => setPaper(target.value as Paper)}>
          {documentPapers.map((paperOption) => (
            <option key={paperOption} value={paperOption}>
              {paperNames[paperOption]}
            </option>
          ))}
        </Select>
        {button(copy.pdf, 'pdf')}
        {button(copy.word, 'docx')}
        {button(copy.calendar, 'ics')}
      </div>
      {!isSaved && <p className="text-sm text-muted">{copy.unsaved}</p>}
      <details>
        <summary className="min-h-10 rounded-sm font-semibold text-brand">{copy.annex}</summary>
        <p className="mt-2 max-w-reading text-muted">{copy.annexText}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          {button(copy.annexPdf, 'pdf', true)}
          {button(copy.annexWord, 'docx', true)}
        </div>
      </details>
      <ErrorAlert error={error} />
      {course().hasToolkit && (
        <p>
          {copy.templates.before}{' '}
          <Link to="/toolkit" className="text-link">
            {copy.templates.link}
          </Link>
          {copy.templates.after}
        </p>
      )}
    </section>
  )
}
