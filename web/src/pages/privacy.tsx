import { useLoaderData } from 'react-router'
import { LazyTextEditor } from '../editing/shared/lazy-editing.tsx'
import { PolicyScreen } from '../policies/policy-screen.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import type { privacy } from './loaders.ts'

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
        contentPromise={useLoaderData<typeof privacy>().content}
        Editor={LazyTextEditor}
      />
    </>
  )
}
