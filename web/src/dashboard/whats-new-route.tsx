import { course } from '@course/content/site/course'
import { formatLongDate } from '@course/content/site/format'
import { whatsNewCopy as copy } from '@course/content/site/learning/whats-new'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'

export const Component = () => (
  <Page width="reading">
    <PageMeta title={copy.title} />
    <PageTitle intro={copy.intro}>{copy.title}</PageTitle>
    <ol className="mt-10 grid gap-10">
      {course().releases?.map(({ day, title, changes }) => (
        <li key={title}>
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-1 text-sm text-muted">
            <time dateTime={day}>{formatLongDate(day)}</time>
          </p>
          <ul className="mt-4 grid list-disc gap-2 pl-5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </Page>
)
