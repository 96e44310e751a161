import { toolkitCopy } from '@course/content/site/learning/plan'
import { ALL_TEMPLATES, type ToolkitTemplate } from '@course/contract/documents/documents'
import { useHashTarget } from '../app/layout/use-hash-target.ts'
import { useDownload } from '../app/saving/use-download.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorAlert } from '../ui/states.tsx'
import { fetchToolkitFile } from './requests.ts'
import { SheetDrawing } from './sheet-drawing.tsx'

export function ToolkitScreen({ templates }: { templates: readonly ToolkitTemplate[] }) {
  useHashTarget()
  const { downloading, error, download } = useDownload()
  const downloadFile = (name: string) => download(name, () => fetchToolkitFile(name))
  return (
    <div className="grid gap-6">
      <div>
        <Button
          busy={downloading === 'toolkit.zip'}
          onClick={() => download('toolkit.zip', () => fetchToolkitFile(ALL_TEMPLATES))}
        >
          {toolkitCopy.downloadAll}
        </Button>
      </div>
      <ErrorAlert error={error} />
      <ol className="grid gap-4 md:grid-cols-2 md:gap-5">
        {templates.map(({ number, title, summary, use, files }) => (
          <li key={number} id={`tool-${number}`} tabIndex={-1}>
            <Card className="flex h-full flex-col max-sm:p-5">
              <div className="flex items-start gap-4">
                <SheetDrawing format={files[0]?.format} />
                <div className="min-w-0">
                  <h2 className="text-xl">
                    <span className="tabular text-muted">{number}</span> {title}
                  </h2>
                  <p className="mt-1">{summary}</p>
                </div>
              </div>
              <details className="mt-2 mb-3 grow">
                <summary className="min-h-11 rounded-sm text-sm font-semibold text-brand">
                  {toolkitCopy.howTo}
                </summary>
                <p className="pb-2 text-sm">{use}</p>
              </details>
              <div className="grid gap-3">
                {[...Map.groupBy(files, ({ format }) => format)].map(([format, ofFormat]) => (
                  <div key={format} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <span aria-hidden="true" className="w-22 text-sm text-muted max-[22rem]:w-full">
                      {toolkitCopy.format(format)}
                    </span>
                    {ofFormat.map(({ name, isFilled }) => (
                      <Button
                        key={name}
                        variant="secondary"
                        size="small"
                        className="min-h-11 flex-1 px-2 sm:max-w-32"
                        busy={downloading === name}
                        aria-label={`${title}: ${toolkitCopy.file(format, isFilled)}`}
                        onClick={() => downloadFile(name)}
                      >
                        {toolkitCopy.variant(isFilled)}
                      </Button>
                    ))}
                  </div>
                ))}
              </div>
            </Card>
          </li>
        ))}
      </ol>
    </div>
  )
}
