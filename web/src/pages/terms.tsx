import { useLoaderData } from 'react-router'
import { LazyTextEditor } from '../editing/shared/lazy-editing.tsx'
import { PolicyScreen } from '../policies/policy-screen.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import type { terms } from './loaders.ts'

export function Component() {
  return (
    <>
      <PageMeta
        title="Terms of Service"
        description="What you get, what it costs, and how you may use it."
        isIndexed
      />
      <PolicyScreen
        type="terms"
        contentPromise={useLoaderData<typeof terms>().content}
        Editor={LazyTextEditor}
      />
    </>
  )
}
