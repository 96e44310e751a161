import { useLoaderData } from 'react-router'
import { LazyTextEditor } from '../editing/lazy-editing.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { loadPolicy } from './load-policy.ts'
import { PolicyScreen } from './policy-screen.tsx'

export const loader = () => loadPolicy('privacy')

export function Component() {
  return (
    <>
      <PageMeta
        title="Privacy Policy"
        description="What data we collect, why, and how long we keep it."
        isIndexed
      />
      <PolicyScreen
        type="privacy"
        contentPromise={useLoaderData<typeof loader>().content}
        Editor={LazyTextEditor}
      />
    </>
  )
}
