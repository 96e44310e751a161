import { toolkitCopy } from '@course/content/site/learning/plan'
import { ALL_TEMPLATES, type ToolkitTemplate } from '@course/contract/documents/documents'
import { useHashTarget } from '../app/layout/use-hash-target.ts'
import { useDownload } from '../app/saving/use-download.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorAlert } from '../ui/states.tsx'
import { fetchToolkitFile } from './requests.ts'

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
      <ol className="grid gap-5 lg:grid-cols-2">
        {templates.map(({ number, title, use, files }) => (
          <li key={number} id={`tool-${number}`} tabIndex={-1}>
            <Card className="flex h-full flex-col gap-4">
              <h2 className="text-xl">
                <span className="tabular text-muted">{number}</span> {title}
              </h2>
              <p className="grow">{use}</p>
              <div className="-mb-3 border-t border-hairline pt-3">
                <div className="-mx-4 flex flex-wrap">
                  {files.map(({ name, format, isFilled }) => (
                    <Button
                      key={name}
                      variant="quiet"
                      size="small"
                      busy={downloading === name}
                      aria-label={`${title}: ${toolkitCopy.file(format, isFilled)}`}
                      onClick={() => downloadFile(name)}
                    >
                      {toolkitCopy.file(format, isFilled)}
                    </Button>
                  ))}
                </div>
              </div>
            </Card>
          </li>
        ))}
      </ol>
    </div>
  )
}
