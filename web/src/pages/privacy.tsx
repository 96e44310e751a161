import { useLoaderData } from 'react-router'
import { PolicyScreen } from '../policies/policy-screen.tsx'
import { LazyTextEditor } from '../texts/shared/lazy-editing.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import type { privacy } from './loaders.ts'

export function Component() {
  return (
    <>
      <PageMeta
        title="Privacy Policy"
        description="What this site keeps about you, why, and for how long."
        isIndexed
      />
      <PolicyScreen type="privacy" read={useLoaderData<typeof privacy>().content} Editor={LazyTextEditor} />
    </>
  )
}
